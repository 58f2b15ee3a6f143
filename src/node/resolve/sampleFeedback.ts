/** First halves of what invented users say; the sample's seed decides who says which. */
export const openings = [
  "I used to keep my worries in my head until three in the morning.",
  "I have started a dozen journals and finished none of them.",
  "Our family ran on sticky notes and shouting across the stairs.",
  "Mondays used to begin with everything I had not done on Friday.",
  "I talk faster than I write, so the voice notes won me over.",
  "I came for the to-do list and stayed for the quiet.",
  "After my move I lost all sense of how my weeks were going.",
  "I doodle when I cannot find the words.",
];

/** Second halves. Each follows any of the first. */
export const endings = [
  "Now I put the day down in two minutes and sleep.",
  "The weekly summary notices things that I walk straight past.",
  "What I leave undone is simply there tomorrow, without the guilt.",
  "Seeing my moods as a line made me change how I spend my evenings.",
  "I asked it when I last felt this calm, and it knew.",
  "It is the first app that I open with relief.",
  "Twenty-five minutes on the timer, and the phone stays face down.",
  "It asks so little that I keep coming back.",
];
