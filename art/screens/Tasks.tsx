import { appear, easeInOut, easeOut, mix, pop, span } from "../motion";
import { Avatar, AvatarRow, type Person } from "../parts/Avatar";
import { Icon } from "../parts/Icon";
import { Stroke } from "../parts/Stroke";
import { TabBar } from "../parts/TabBar";

interface Task {
  title: string;
  by: Person;
  /** The moment of the scene when it is ticked off; undefined for never. */
  done?: number;
  from?: string;
}

const today: readonly Task[] = [
  { title: "Water the balcony herbs", by: "Ines", done: 0 },
  { title: "Return library books", by: "Noah", done: 0.12, from: "from Friday" },
  { title: "Call Grandpa about lunch", by: "Maya", done: 0.26 },
  { title: "Order the birthday cake", by: "Theo", done: 0.4 },
];
const carried: Task = { title: "Fix the bike light", by: "Noah" };
const pitch = 66;

function Tick({ ticked }: { ticked: number }) {
  return (
    <svg className="tick" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect
        x="2"
        y="2"
        width="24"
        height="24"
        rx="9"
        fill="#fff"
        stroke="#cfc8b8"
        strokeWidth="2.2"
      />
      <g opacity={Math.min(1, ticked * 3)}>
        <rect x="1" y="1" width="26" height="26" rx="10" fill="#1f5d4c" />
        <Stroke
          d="m8 14.5 4.3 4.3L20.3 10"
          drawn={span(ticked, 0.2, 1)}
          stroke="#fff"
          strokeWidth="3"
        />
      </g>
    </svg>
  );
}

function TaskRow({
  task,
  at,
  y,
  lift = 0,
  note,
}: {
  task: Task;
  at: number;
  y: number;
  lift?: number;
  note?: number;
}) {
  const ticked = task.done === undefined ? 0 : span(at, task.done, task.done + 0.09);
  return (
    <div
      className="task"
      style={{
        translate: `0 ${y}px`,
        scale: String(1 + lift * 0.04),
        boxShadow: `0 ${26 * lift}px 50px -14px rgb(30 42 38 / ${0.3 * lift}), var(--shadow-low)`,
        zIndex: lift > 0 ? 1 : 0,
      }}
    >
      <Tick ticked={task.done === 0 ? 1 : ticked} />
      <div>
        <span className="title" style={{ opacity: 1 - (task.done === 0 ? 1 : ticked) * 0.5 }}>
          {task.title}
          <i style={{ width: `${(task.done === 0 ? 1 : easeOut(ticked)) * 100}%` }} />
        </span>
        {task.from && (
          <span className="from">
            <Icon name="arrow-bend-up-right" size={13} /> {task.from}
          </span>
        )}
        {note !== undefined && (
          <span className="from" style={{ ...appear(note, 6), height: 15 * note }}>
            <Icon name="arrow-bend-up-right" size={13} /> carried over for you
          </span>
        )}
      </div>
      <Avatar of={task.by} size={32} />
    </div>
  );
}

/** A shared list whose last open item moves to tomorrow; `at` 1 is after it has moved. */
export function Tasks({ at = 1 }: { at?: number }) {
  const move = easeInOut(span(at, 0.56, 0.76));
  const done = today.filter((task) => at >= (task.done ?? 2) + 0.05 || task.done === 0).length;
  const tomorrow = today.length * pitch + 50;
  return (
    <div className="screen tasks">
      <div className="spread">
        <AvatarRow of={["Maya", "Noah", "Ines", "Theo"]} size={38} />
        <span className="pill">
          <Icon name="user-plus" size={16} /> Invite
        </span>
      </div>
      <div className="spread head">
        <div>
          <h1>Sunday at home</h1>
          <span className="eyebrow">{done} of 5 done together</span>
        </div>
        <svg width="62" height="62" viewBox="0 0 62 62" aria-hidden="true">
          <circle cx="31" cy="31" r="25" fill="none" stroke="#ece6da" strokeWidth="8" />
          <Stroke
            d="M31 6a25 25 0 1 1-.01 0"
            drawn={mix(0.2, 0.8, span(at, 0.12, 0.5))}
            stroke="#e8935a"
            strokeWidth="8"
          />
        </svg>
      </div>
      <div className="rows">
        {today.map((task, index) => (
          <TaskRow key={task.title} task={task} at={at} y={index * pitch} />
        ))}
        <h3 style={{ translate: `0 ${mix(tomorrow + 20, tomorrow - 42, move)}px` }}>
          Tomorrow <span>Mon 13</span>
        </h3>
        <TaskRow
          task={carried}
          at={at}
          y={mix(today.length * pitch, tomorrow, move)}
          lift={move < 1 ? Math.sin(Math.PI * move) : 0}
          note={span(at, 0.74, 0.84)}
        />
        <TaskRow
          task={{ title: "Plan the week over tea", by: "Maya" }}
          at={at}
          y={mix(tomorrow + 62, tomorrow + pitch, move)}
        />
      </div>
      <div className="cheer" style={pop(span(at, 0.84, 0.96))}>
        <Icon name="check-circle-fill" size={22} /> Nothing forgotten, nobody chased
      </div>
      <TabBar active="Lists" />
    </div>
  );
}
