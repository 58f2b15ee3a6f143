import { Doodle } from "../parts/Doodle";
import { Placed } from "../parts/Placed";
import { Focus } from "../screens/Focus";
import { Journal } from "../screens/Journal";
import { Mood } from "../screens/Mood";
import { Recall } from "../screens/Recall";
import { Summary } from "../screens/Summary";
import { Tasks } from "../screens/Tasks";
import { BreakCard, CarryCard, MoodCard, RecordingCard, SourceCard, SuggestionCard } from "./cards";
import { Slide } from "./Slide";

const middle = { x: 600, y: 960, scale: 1.86 };

/** The six pictures of the slider, by name. */
export const slides = {
  "slide-journal": (
    <Slide color="peach" shade="#ffd0b3" phone={middle} screen={<Journal />}>
      <Placed x={985} y={1190} scale={1.9} rotate={3}>
        <RecordingCard />
      </Placed>
      <Placed x={160} y={190} rotate={-12}>
        <Doodle name="sprig" width={130} color="#c96f37" weight={3} />
      </Placed>
    </Slide>
  ),
  "slide-mood": (
    <Slide color="sky" shade="#bddcf6" phone={middle} screen={<Mood />}>
      <Placed x={240} y={1240} scale={1.9} rotate={-3}>
        <MoodCard />
      </Placed>
      <Placed x={1050} y={170}>
        <Doodle name="burst" width={110} color="#3f7fb4" weight={3} />
      </Placed>
    </Slide>
  ),
  "slide-tasks": (
    <Slide color="mint" shade="#b6e4c8" phone={middle} screen={<Tasks />}>
      <Placed x={950} y={1180} scale={1.9} rotate={3}>
        <CarryCard />
      </Placed>
      <Placed x={150} y={180} rotate={-6}>
        <Doodle name="loop" width={220} color="#1f5d4c" weight={4} />
      </Placed>
    </Slide>
  ),
  "slide-summary": (
    <Slide color="lilac" shade="#d2c5f5" phone={middle} screen={<Summary />}>
      <Placed x={260} y={1230} scale={1.9} rotate={-3}>
        <SuggestionCard />
      </Placed>
      <Placed x={1060} y={170}>
        <Doodle name="star" width={90} color="#7458c4" weight={3} />
      </Placed>
    </Slide>
  ),
  "slide-recall": (
    <Slide color="rose" shade="#f6c3d0" phone={middle} screen={<Recall />}>
      <Placed x={960} y={1240} scale={1.9} rotate={3}>
        <SourceCard />
      </Placed>
      <Placed x={140} y={190} rotate={10}>
        <Doodle name="arrow" width={150} color="#b34a68" weight={4} />
      </Placed>
    </Slide>
  ),
  "slide-focus": (
    <Slide color="butter" shade="#ffe08f" phone={middle} dark screen={<Focus />}>
      <Placed x={240} y={1220} scale={1.9} rotate={-3}>
        <BreakCard />
      </Placed>
      <Placed x={1050} y={180} rotate={10}>
        <Doodle name="sprig" width={120} color="#1f5d4c" weight={3} />
      </Placed>
    </Slide>
  ),
} as const;
