import { Icon } from "./Icon";

const tabs = [
  { label: "Journal", icon: "notebook" },
  { label: "Mood", icon: "smiley" },
  { label: "Write", icon: "feather" },
  { label: "Lists", icon: "list-checks" },
  { label: "Ask", icon: "sparkle" },
] as const;

export function TabBar({ active }: { active: (typeof tabs)[number]["label"] }) {
  return (
    <nav className="tab-bar">
      {tabs.map(({ label, icon }) => (
        <span
          key={label}
          data-active={label === active || undefined}
          data-write={label === "Write" || undefined}
        >
          <Icon
            name={label === active ? `${icon}-fill` : icon}
            size={label === "Write" ? 26 : 24}
          />
          {label !== "Write" && label}
        </span>
      ))}
    </nav>
  );
}
