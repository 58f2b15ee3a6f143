import { Doodle } from "../parts/Doodle";
import { Icon } from "../parts/Icon";
import { Lake } from "../parts/Lake";
import { Phone } from "../parts/Phone";
import { Placed } from "../parts/Placed";
import { Waveform } from "../parts/Waveform";
import { Vault } from "../screens/Vault";
import { SealedCard } from "./cards";
import { Glow, tints } from "./Glow";

const shapes = [
  {
    d: "M700 90c230-40 470 60 560 270 96 226 60 470-130 640-210 186-590 190-830 40C90 910 30 660 120 440 210 230 450 134 700 90Z",
    fill: tints.green,
  },
];

function Sheet() {
  return (
    <div className="sheet-of-paper">
      <em className="peach">PDF</em>
      <h3>A slow morning by the lake</h3>
      <div className="picture">
        <Lake />
      </div>
      <hr />
      <hr />
      <hr />
    </div>
  );
}

function PlainText() {
  return (
    <div className="sheet-of-paper">
      <em className="sky">Text</em>
      <h3>October</h3>
      {Array.from({ length: 9 }, (_, index) => (
        <hr key={index} />
      ))}
    </div>
  );
}

function Media() {
  return (
    <div className="sheet-of-paper">
      <em className="mint">Media</em>
      <div className="drawing">
        <Doodle name="boat" width={120} color="#1f5d4c" weight={2.6} />
      </div>
      <div className="row">
        <Icon name="play-circle-fill" size={36} />
        <Waveform bars={22} height={28} />
      </div>
    </div>
  );
}

function Padlock() {
  return (
    <svg className="padlock" width="220" height="270" viewBox="0 0 220 270" aria-hidden="true">
      <path
        d="M58 120V84a52 52 0 0 1 104 0v36"
        fill="none"
        stroke="#e5b578"
        strokeWidth="24"
        strokeLinecap="round"
      />
      <rect x="16" y="108" width="188" height="150" rx="44" fill="#1f5d4c" />
      <path d="M16 152a44 44 0 0 1 44-44h100a44 44 0 0 1 44 44v8H16Z" fill="#2c7863" />
      <path
        d="M110 152c26 20 26 46 0 66-26-20-26-46 0-66Zm0 22v62"
        fill="#f2a873"
        stroke="#1f5d4c"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The privacy picture: the locked phone, and the data that its owner can export. */
export function Works() {
  return (
    <Glow width={1400} height={1200} shapes={shapes}>
      <Placed x={985} y={335} scale={1.3} rotate={6}>
        <Sheet />
      </Placed>
      <Placed x={1160} y={625} scale={1.3} rotate={12}>
        <PlainText />
      </Placed>
      <Placed x={965} y={905} scale={1.3} rotate={-5}>
        <Media />
      </Placed>
      <Placed x={500} y={595} scale={1.22} rotate={-4}>
        <Phone>
          <Vault />
        </Phone>
      </Placed>
      <Placed x={200} y={204} scale={1.35} rotate={-4}>
        <SealedCard />
      </Placed>
      <Placed x={190} y={930} scale={1.15} rotate={-8}>
        <Padlock />
      </Placed>
      <Placed x={1240} y={160} rotate={10}>
        <Doodle name="burst" width={100} color="#e8935a" weight={6} />
      </Placed>
    </Glow>
  );
}
