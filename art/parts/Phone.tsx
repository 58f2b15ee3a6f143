import type { ReactNode } from "react";
import { Icon } from "./Icon";

/** A phone of no particular make around one 390 × 844 screen. */
export function Phone({ dark = false, children }: { dark?: boolean; children: ReactNode }) {
  return (
    <div className="phone">
      <div className="glass" data-dark={dark || undefined}>
        {children}
        <div className="status-bar">
          <span>8:41</span>
          <i />
          <span>
            <Icon name="cell-signal-full-fill" size={16} />
            <Icon name="wifi-high-bold" size={16} />
            <Icon name="battery-high-fill" size={20} />
          </span>
        </div>
      </div>
    </div>
  );
}
