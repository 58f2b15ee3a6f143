import { appear, easeOut, pop, span } from "../motion";
import { Doodle } from "../parts/Doodle";
import { Face } from "../parts/Face";
import { Icon } from "../parts/Icon";
import { Lake } from "../parts/Lake";
import { Waveform } from "../parts/Waveform";

const words =
  "Up before everyone else. Mist on the water, and one heron that let me come closer than ever.".split(
    " ",
  );
const tools = ["text-aa", "camera", "microphone-fill", "scribble-loop", "video-camera"];
const seconds = 24;

/** A journal entry while it is spoken, photographed and drawn; `at` 1 is the finished entry. */
export function Journal({ at = 1 }: { at?: number }) {
  const spoken = span(at, 0.04, 0.46);
  const photo = span(at, 0.46, 0.56);
  const drawn = span(at, 0.54, 0.86);
  const insight = span(at, 0.86, 0.94);
  const tool = spoken < 1 ? 2 : photo < 1 ? 1 : 3;
  return (
    <div className="screen journal">
      <div className="spread">
        <span className="eyebrow">Sunday, 12 October</span>
        <span className="pill">
          <Face mood="good" size={20} /> Calm
        </span>
      </div>
      <h1>A slow morning by the lake</h1>
      <div className="row facts">
        <span>
          <Icon name="map-pin" size={16} /> Elm Lake
        </span>
        <span>
          <Icon name="cloud-fog" size={16} /> 9°, misty
        </span>
      </div>
      <p className="words">
        {words.map((word, index) => (
          <span
            key={index}
            style={{ opacity: span(spoken * (words.length + 1), index, index + 1.5) }}
          >
            {word}{" "}
          </span>
        ))}
      </p>
      <div className="card voice">
        <span className="play">
          <Icon name={spoken < 1 ? "pause-fill" : "play-fill"} size={18} />
        </span>
        <Waveform bars={38} height={38} heard={spoken} />
        <b>0:{String(Math.round(spoken * seconds)).padStart(2, "0")}</b>
      </div>
      <div className="pair">
        <figure>
          <span className="slot">
            <Icon name="image" size={28} />
          </span>
          <div className="photo" style={pop(photo)}>
            <Lake />
          </div>
        </figure>
        <figure>
          <span className="slot">
            <Icon name="scribble-loop" size={28} />
          </span>
          <div className="sheet" style={{ opacity: easeOut(span(drawn, 0, 0.1)) }}>
            <Doodle name="boat" width={128} color="#1f5d4c" weight={2.7} drawn={drawn} />
          </div>
        </figure>
      </div>
      <div className="insight" style={appear(insight)}>
        <Icon name="sparkle-fill" size={18} />
        <span>Third time this month that water and an early start go with “calm”.</span>
      </div>
      <div className="composer">
        {tools.map((name, index) => (
          <span key={name} data-active={index === tool || undefined}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </div>
    </div>
  );
}
