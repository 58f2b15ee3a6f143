import { Face } from "../parts/Face";
import { Icon } from "../parts/Icon";
import { Waveform } from "../parts/Waveform";

/** The small cards that float around the phones. */
export function RecordingCard() {
  return (
    <div className="float">
      <span className="disc apricot">
        <Icon name="microphone-fill" size={22} />
      </span>
      <div>
        <b>Just talk</b>
        <Waveform bars={22} height={24} />
      </div>
    </div>
  );
}

export function MoodCard() {
  return (
    <div className="float tall">
      <span>How was today?</span>
      <div className="faces">
        <Face mood="low" size={34} />
        <Face mood="okay" size={34} />
        <Face mood="good" size={34} />
        <i>
          <Face mood="great" size={46} />
        </i>
      </div>
    </div>
  );
}

export function CarryCard() {
  return (
    <div className="float">
      <span className="disc apricot">
        <Icon name="arrow-bend-up-right-bold" size={22} />
      </span>
      <div>
        <b>Moved to Monday</b>
        <span>Noah has been told</span>
      </div>
    </div>
  );
}

export function SuggestionCard() {
  return (
    <div className="float">
      <span className="disc lilac">
        <Icon name="sparkle-fill" size={22} />
      </span>
      <div>
        <b>A walk before nine?</b>
        <span>It lifted your last four days</span>
      </div>
    </div>
  );
}

export function SourceCard() {
  return (
    <div className="float">
      <span className="disc rose">
        <Icon name="quotes-fill" size={22} />
      </span>
      <div>
        <b>“Nobody in a hurry.”</b>
        <span>You, on 12 October</span>
      </div>
    </div>
  );
}

export function BreakCard() {
  return (
    <div className="float">
      <span className="disc butter">
        <Icon name="coffee-fill" size={22} />
      </span>
      <div>
        <b>Then five minutes off</b>
        <span>Stand up, look far away</span>
      </div>
    </div>
  );
}

export function StreakCard() {
  return (
    <div className="float tall">
      <div className="row">
        <span className="disc apricot">
          <Icon name="fire-fill" size={22} />
        </span>
        <div>
          <b>12 days of writing</b>
          <span>Your longest yet</span>
        </div>
      </div>
      <div className="days">
        {["M", "T", "W", "T", "F", "S", "S"].map((day, index) => (
          <i key={index}>{day}</i>
        ))}
      </div>
    </div>
  );
}

export function SealedCard() {
  return (
    <div className="float">
      <span className="disc sky">
        <Icon name="key-fill" size={24} />
      </span>
      <div>
        <b>Sealed, always</b>
        <span>Only your key opens it</span>
      </div>
    </div>
  );
}
