import { appear, easeInOut, easeOut, pop, span } from "../motion";
import { Face, type Mood as MoodName, moods } from "../parts/Face";
import { Icon } from "../parts/Icon";
import { TabBar } from "../parts/TabBar";
import { MoodChart } from "./MoodChart";

const october: readonly MoodName[] = [
  "good", "okay", "good", "great", "good",
  "okay", "low", "okay", "good", "good", "good", "great",
]; // biome-ignore format: the weeks of the month
const causes = [
  { label: "Walks outside", effect: "+1.8", share: 0.9, color: "#5fb592", icon: "footprints" },
  { label: "Time with friends", effect: "+1.2", share: 0.64, color: "#8fbfe8", icon: "coffee" },
  { label: "Late meetings", effect: "−0.9", share: 0.46, color: "#e8935a", icon: "briefcase" },
];

/** A week of moods and what moved them; `at` 1 is the finished chart. */
export function Mood({ at = 1 }: { at?: number }) {
  const drawn = easeInOut(span(at, 0.08, 0.6));
  return (
    <div className="screen mood">
      <div className="spread">
        <h1>Your mood</h1>
        <span className="pill">
          This week <Icon name="caret-down" size={14} />
        </span>
      </div>
      <div className="card trend">
        <div className="row">
          <span style={pop(span(at, 0.56, 0.68))}>
            <Face mood="great" size={46} />
          </span>
          <div>
            <h3>Lighter, day by day</h3>
            <span className="eyebrow">Average {(3.1 + 0.7 * drawn).toFixed(1)} of 5</span>
          </div>
          <span className="gain" style={appear(span(at, 0.6, 0.7))}>
            <Icon name="arrow-up-bold" size={13} /> 23%
          </span>
        </div>
        <MoodChart drawn={drawn} />
      </div>
      <div className="card causes">
        <h3>What moved it</h3>
        {causes.map(({ label, effect, share, color, icon }, index) => {
          const grown = easeOut(span(at, 0.5 + index * 0.08, 0.72 + index * 0.08));
          return (
            <div key={label} className="cause">
              <Icon name={icon} size={20} />
              <span>{label}</span>
              <i>
                <b style={{ width: `${share * grown * 100}%`, background: color }} />
              </i>
              <em>{effect}</em>
            </div>
          );
        })}
      </div>
      <div className="card month">
        <h3>October</h3>
        <div>
          {Array.from({ length: 31 }, (_, index) => {
            const mood = october[index];
            const shown = mood ? span(at * 31, 16 + index * 0.8, 19 + index * 0.8) : 1;
            return (
              <i key={index} style={mood ? { background: moods[mood].fill, ...pop(shown) } : {}} />
            );
          })}
        </div>
      </div>
      <TabBar active="Mood" />
    </div>
  );
}
