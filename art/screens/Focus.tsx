import { Icon } from "../parts/Icon";
import { Stroke } from "../parts/Stroke";

const left = 17 + 42 / 60;
const session = 25;
const ticks = Array.from({ length: 60 }, (_, index) => index);
const plant = [
  "M150 232c0-34-4-62 2-98",
  "M150 196c-26-2-44-16-48-42 28 0 46 16 48 42Z",
  "M150 168c22-4 38-20 40-44-25 2-40 18-40 44Z",
  "M152 134c-8-12-6-26 4-36 8 12 8 26-4 36Z",
];

/** The Pomodoro timer in the middle of a session. */
export function Focus() {
  return (
    <div className="screen focus">
      <div className="spread">
        <span className="round">
          <Icon name="caret-down" size={20} />
        </span>
        <span className="label">Focus, 2 of 4</span>
        <span className="round">
          <Icon name="dots-three" size={22} />
        </span>
      </div>
      <h1>Notes for the reading group</h1>
      <div className="dial">
        <svg width="318" height="318" viewBox="0 0 300 300" aria-hidden="true">
          <g stroke="#fff" strokeWidth="2" strokeLinecap="round">
            {ticks.map((tick) => (
              <path
                key={tick}
                d={tick % 5 ? "M150 4v5" : "M150 2v9"}
                opacity={tick % 5 ? 0.22 : 0.5}
                transform={`rotate(${tick * 6} 150 150)`}
              />
            ))}
          </g>
          <circle
            cx="150"
            cy="150"
            r="120"
            fill="#246654"
            stroke="#fff"
            strokeOpacity=".1"
            strokeWidth="14"
          />
          <Stroke
            d="M150 30a120 120 0 1 1-.01 0"
            drawn={1 - left / session}
            stroke="#f2a873"
            strokeWidth="14"
          />
        </svg>
        <svg className="plant" width="84" height="84" viewBox="90 90 140 144" aria-hidden="true">
          {plant.map((d) => (
            <Stroke key={d} d={d} stroke="#8fd0b2" strokeWidth="5" />
          ))}
        </svg>
        <b className="display">17:42</b>
        <span>until your break</span>
      </div>
      <div className="dots">
        <i data-done />
        <i data-now />
        <i />
        <i />
      </div>
      <div className="controls">
        <span>
          <Icon name="stop-fill" size={22} />
        </span>
        <span className="pause">
          <Icon name="pause-fill" size={32} />
        </span>
        <span>
          <Icon name="skip-forward-fill" size={22} />
        </span>
      </div>
      <div className="sound">
        <Icon name="cloud-rain" size={24} />
        <div>
          <b>Rain on leaves</b>
          <span>quiet until 10:15</span>
        </div>
        <i style={{ height: 10 }} />
        <i style={{ height: 20 }} />
        <i style={{ height: 14 }} />
        <i style={{ height: 24 }} />
        <i style={{ height: 8 }} />
      </div>
    </div>
  );
}
