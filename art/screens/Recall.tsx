import { Doodle } from "../parts/Doodle";
import { Icon } from "../parts/Icon";
import { Lake } from "../parts/Lake";
import { TabBar } from "../parts/TabBar";

/** Asking the journal a question and getting an answer with its sources. */
export function Recall() {
  return (
    <div className="screen recall">
      <div className="row">
        <span className="spark">
          <Icon name="sparkle-fill" size={24} />
        </span>
        <div>
          <h1>Ask your journal</h1>
          <span className="eyebrow row">
            <Icon name="lock-key" size={14} /> Answers from your entries only
          </span>
        </div>
      </div>
      <div className="mine">When did I last feel properly rested?</div>
      <div className="answer">
        <p>
          <b>Last Sunday, at Elm Lake.</b> You were up before everyone and wrote that the mist made
          the whole week feel quieter.
        </p>
        <div className="sources">
          <div>
            <span>
              <Lake />
            </span>
            <b>A slow morning</b>
            <em>12 October</em>
          </div>
          <div>
            <span className="page">
              <Doodle name="tent" width={96} color="#4d3d94" weight={2.2} />
            </span>
            <b>One night outside</b>
            <em>20 September</em>
          </div>
        </div>
      </div>
      <div className="mine">What do those days share?</div>
      <div className="answer">
        <p>Three things come up each time:</p>
        <div className="chips">
          <span>
            <Icon name="sun-horizon" size={17} /> early
          </span>
          <span>
            <Icon name="waves" size={17} /> water
          </span>
          <span>
            <Icon name="footprints" size={17} /> on foot
          </span>
        </div>
      </div>
      <div className="ask">
        Ask about any day…
        <span>
          <Icon name="paper-plane-tilt-fill" size={20} />
        </span>
      </div>
      <TabBar active="Ask" />
    </div>
  );
}
