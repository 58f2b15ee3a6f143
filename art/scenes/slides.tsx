import { Focus } from "../screens/Focus";
import { Journal } from "../screens/Journal";
import { Mood } from "../screens/Mood";
import { Recall } from "../screens/Recall";
import { Summary } from "../screens/Summary";
import { Tasks } from "../screens/Tasks";
import { BreakCard, CarryCard, MoodCard, RecordingCard, SourceCard, SuggestionCard } from "./cards";
import { Floating, Sketch, Slide } from "./Slide";

/** The six pictures of the slider, by name. */
export const slides = {
  "slide-journal": (
    <Slide color="peach" shade="#ffd0b3" screen={<Journal />}>
      <Floating x={985} y={478} rotate={3} card={<RecordingCard />} />
      <Sketch x={120} y={1290} rotate={-10} name="sprig" width={190} color="#e8935a" />
      <Sketch x={1060} y={150} name="burst" width={90} color="#c96f37" />
    </Slide>
  ),
  "slide-mood": (
    <Slide color="sky" shade="#bddcf6" screen={<Mood />}>
      <Floating x={965} y={1365} rotate={3} card={<MoodCard />} />
      <Sketch x={115} y={430} name="star" width={110} color="#5b9bd0" />
      <Sketch x={170} y={300} name="star" width={54} color="#5b9bd0" />
    </Slide>
  ),
  "slide-tasks": (
    <Slide color="mint" shade="#b6e4c8" screen={<Tasks />}>
      <Floating x={955} y={1370} rotate={-3} card={<CarryCard />} />
      <Sketch x={130} y={170} rotate={-8} name="loop" width={230} color="#3f9474" />
    </Slide>
  ),
  "slide-summary": (
    <Slide color="lilac" shade="#d2c5f5" screen={<Summary />}>
      <Floating x={965} y={1060} rotate={3} card={<SuggestionCard />} />
      <Sketch x={125} y={190} name="star" width={100} color="#8f78d6" />
      <Sketch x={105} y={1330} rotate={8} name="sprig" width={170} color="#a391e0" />
    </Slide>
  ),
  "slide-recall": (
    <Slide color="rose" shade="#f6c3d0" screen={<Recall />}>
      <Floating x={222} y={1088} rotate={-3} card={<SourceCard />} />
      <Sketch x={1075} y={215} rotate={84} name="arrow" width={150} color="#c9607f" />
    </Slide>
  ),
  "slide-focus": (
    <Slide color="butter" shade="#ffe08f" dark screen={<Focus />}>
      <Floating x={236} y={1196} rotate={-3} card={<BreakCard />} />
      <Sketch x={1085} y={1290} rotate={10} name="sprig" width={190} color="#c99a2e" />
      <Sketch x={140} y={160} rotate={-70} name="burst" width={90} color="#a87b16" />
    </Slide>
  ),
} as const;
