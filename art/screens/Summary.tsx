import { appear, easeOut, pop, span } from "../motion";
import { Doodle } from "../parts/Doodle";
import { Icon } from "../parts/Icon";
import { Lake } from "../parts/Lake";
import { TabBar } from "../parts/TabBar";

const counts = [
  { value: 6, label: "entries" },
  { value: 18, label: "tasks done" },
  { value: 7, label: "focus hours" },
];
const lines = [
  "The week began heavy: two late meetings",
  "and little sleep. It turned on Wednesday,",
  "when you walked home instead.",
];

/** The weekly summary as it is written; `at` 1 is the finished letter. */
export function Summary({ at = 1 }: { at?: number }) {
  return (
    <div className="screen summary">
      <div className="top">
        <span className="spark" style={pop(span(at, 0, 0.1))}>
          <Icon name="sparkle-fill" size={22} />
        </span>
        <span className="eyebrow">Your week, 6 to 12 October</span>
        <h1 style={appear(span(at, 0.02, 0.14))}>A week that ended lighter than it began</h1>
        <div className="counts">
          {counts.map(({ value, label }, index) => (
            <div key={label} style={appear(span(at, 0.1 + index * 0.05, 0.24 + index * 0.05))}>
              <b className="display">{Math.round(value * easeOut(span(at, 0.12, 0.42)))}</b>
              {label}
            </div>
          ))}
        </div>
      </div>
      <p>
        {lines.map((line, index) => (
          <span key={line} style={appear(span(at, 0.34 + index * 0.07, 0.46 + index * 0.07), 8)}>
            {line}
          </span>
        ))}
      </p>
      <div className="card moment" style={appear(span(at, 0.56, 0.68))}>
        <div className="thumb">
          <Lake />
        </div>
        <div>
          <span className="eyebrow">Moment of the week</span>
          <h3>A heron, up close</h3>
        </div>
      </div>
      <div className="card moment" style={appear(span(at, 0.64, 0.76))}>
        <div className="thumb habit">
          <Icon name="footprints-fill" size={30} />
        </div>
        <div>
          <span className="eyebrow">A pattern worth keeping</span>
          <h3>Walks lifted four of five days</h3>
        </div>
      </div>
      <div className="next" style={appear(span(at, 0.74, 0.86))}>
        <div>
          <span className="eyebrow">For next week</span>
          <h3>Keep Wednesday evening free</h3>
        </div>
        <span className="add" style={pop(span(at, 0.82, 0.92))}>
          <Icon name="plus-bold" size={20} />
        </span>
      </div>
      <span className="flourish">
        <Doodle name="sprig" width={86} color="#9a86d8" weight={2.2} drawn={span(at, 0.1, 0.5)} />
      </span>
      <TabBar active="Ask" />
    </div>
  );
}
