import { Doodle } from "../parts/Doodle";
import { Phone } from "../parts/Phone";
import { Placed } from "../parts/Placed";
import { Focus } from "../screens/Focus";
import { Journal } from "../screens/Journal";
import { Mood } from "../screens/Mood";
import { MoodCard, StreakCard, SuggestionCard } from "./cards";
import { Glow, tints } from "./Glow";

const shapes = [
  {
    d: "M860 120c270-50 520 80 600 330 90 280 20 600-210 780-250 196-640 210-900 30C110 1090 20 800 130 540 230 300 560 176 860 120Z",
    fill: tints.apricot,
  },
];

/** The hero: the entry in front, mood and focus behind it, three cards around them. */
export function Hero() {
  return (
    <Glow width={1600} height={1500} shapes={shapes}>
      <Placed x={300} y={225} rotate={-12}>
        <Doodle name="sprig" width={150} color="#4fa386" weight={4} />
      </Placed>
      <Placed x={362} y={850} scale={1.12} rotate={-9}>
        <Phone>
          <Mood />
        </Phone>
      </Placed>
      <Placed x={1238} y={850} scale={1.12} rotate={9}>
        <Phone dark>
          <Focus />
        </Phone>
      </Placed>
      <Placed x={800} y={730} scale={1.5}>
        <Phone>
          <Journal />
        </Phone>
      </Placed>
      <Placed x={262} y={1190} scale={1.5} rotate={-5}>
        <StreakCard />
      </Placed>
      <Placed x={1372} y={330} scale={1.5} rotate={5}>
        <MoodCard />
      </Placed>
      <Placed x={1275} y={1215} scale={1.55} rotate={-3}>
        <SuggestionCard />
      </Placed>
      <Placed x={1240} y={150} rotate={8}>
        <Doodle name="burst" width={110} color="#e8935a" weight={7} />
      </Placed>
    </Glow>
  );
}
