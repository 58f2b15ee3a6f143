import type { ReactNode } from "react";
import { easeInOut, easeOut, mix, pop, span } from "../motion";
import { Phone } from "../parts/Phone";
import { Placed } from "../parts/Placed";
import { Journal } from "../screens/Journal";
import { Mood } from "../screens/Mood";
import { Summary } from "../screens/Summary";
import { Tasks } from "../screens/Tasks";
import { CarryCard, MoodCard, RecordingCard, SuggestionCard } from "./cards";

interface Chapter {
  /** In seconds: the time when the screen has arrived, and when everything on it is done. */
  start: number;
  done: number;
  /** The time when the card pops up. */
  cue: number;
  lines: readonly string[];
  color: string;
  shade: string;
  /** The distance that the camera moves down the phone, in pixels. */
  pan: number;
  screen: (at: number) => ReactNode;
  card: ReactNode;
}

/** The length of the film in seconds. Its end is its beginning. */
export const length = 14;
const change = 0.7;

const journal: Chapter = {
  start: 0,
  done: 3.5,
  cue: 0.5,
  lines: ["Say it.", "Sketch it.", "Keep it."],
  color: "#ffe1cf",
  shade: "#ffd0b3",
  pan: 110,
  screen: (at) => <Journal at={at} />,
  card: <RecordingCard />,
};

const chapters: readonly Chapter[] = [
  journal,
  {
    start: 4.6,
    done: 6.5,
    cue: 5.9,
    lines: ["See what", "moves", "your mood."],
    color: "#d6e9fa",
    shade: "#bddcf6",
    pan: 40,
    screen: (at) => <Mood at={at} />,
    card: <MoodCard />,
  },
  {
    start: 7.7,
    done: 9.9,
    cue: 9.3,
    lines: ["Share a list.", "Carry over", "the rest."],
    color: "#d5f0df",
    shade: "#b6e4c8",
    pan: 70,
    screen: (at) => <Tasks at={at} />,
    card: <CarryCard />,
  },
  {
    start: 10.9,
    done: 12.5,
    cue: 12.2,
    lines: ["Read your", "week in", "a minute."],
    color: "#e6defa",
    shade: "#d2c5f5",
    pan: 90,
    screen: (at) => <Summary at={at} />,
    card: <SuggestionCard />,
  },
  { ...journal, start: length, done: length + journal.done, cue: length + journal.cue },
];

/** The progress of chapter `index` in arriving, and in leaving. */
function presence(t: number, index: number) {
  const start = chapters[index]?.start ?? 0;
  const next = chapters[index + 1]?.start;
  return {
    come: span(t, start - change, start),
    gone: next === undefined ? 0 : span(t, next - change, next),
  };
}

function Caption({ lines, come, gone }: { lines: readonly string[]; come: number; gone: number }) {
  return (
    <div className="caption">
      <h2>
        {lines.map((line, index) => {
          const into = easeOut(span(come, 0.35 + index * 0.1, 0.8 + index * 0.1));
          const out = easeOut(span(gone, index * 0.06, 0.3 + index * 0.06));
          return (
            <span key={line}>
              <b style={{ translate: `0 ${((1 - into - out) * 130).toFixed(2)}%` }}>{line}</b>
            </span>
          );
        })}
      </h2>
    </div>
  );
}

/** The picture of the film `t` seconds after its beginning. */
export function Tour({ t }: { t: number }) {
  const stage = chapters.map((chapter, index) => ({ ...chapter, index, ...presence(t, index) }));
  const near = stage.filter(({ come, gone }) => come > 0 && gone < 1);
  const pan = stage.reduce((y, { pan, start, done, come, index }) => {
    const entered = index === 0 ? 0 : mix(y, 0, easeInOut(come));
    return mix(entered, pan, easeInOut(span(t, mix(start, done, 0.45), done)));
  }, 0);
  return (
    <div className="scene tour">
      {near.map(({ index, color, shade, come }) => (
        <div
          key={index}
          className="backdrop"
          style={{
            background: color,
            clipPath: `circle(${easeInOut(come) * 1080}px at 930px 430px)`,
          }}
        >
          <svg width="1280" height="800" viewBox="0 0 1280 800" aria-hidden="true">
            <circle cx="930" cy="430" r="318" fill={shade} />
          </svg>
        </div>
      ))}
      <Placed x={930} y={490 - pan} scale={1.04}>
        <Phone>
          {near.map(({ index, come, gone, start, done, screen }) => {
            const x = (1 - easeInOut(come) - easeInOut(gone)) * 390;
            return (
              <div key={index} className="strip" style={{ translate: `${x.toFixed(2)}px 0` }}>
                {screen(span(t, start, done))}
              </div>
            );
          })}
        </Phone>
      </Placed>
      {near.map(({ index, lines, come, gone }) => (
        <Caption key={index} lines={lines} come={come} gone={gone} />
      ))}
      {near.map(({ index, card, cue, gone }) => (
        <Placed
          key={index}
          x={620}
          y={610}
          scale={1.3}
          rotate={-3}
          opacity={1 - span(gone, 0, 0.4)}
        >
          <div style={pop(span(t, cue, cue + 0.5))}>{card}</div>
        </Placed>
      ))}
      <div className="marks">
        {stage.slice(0, -1).map(({ index, start }) => {
          const end = chapters[index + 1]?.start ?? length;
          const filled = span(t, start, end - change) * (1 - span(t, length - change, length));
          return (
            <i key={index}>
              <b style={{ width: `${filled * 100}%` }} />
            </i>
          );
        })}
      </div>
    </div>
  );
}
