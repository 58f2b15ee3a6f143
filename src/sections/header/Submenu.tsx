import { type ReactNode, useEffect, useRef } from "react";

interface SubmenuProps<Item> {
  label: string;
  links: Item[];
  renderLink: (link: Item) => ReactNode;
}

/**
 * Words that open a menu of links. The browser opens and closes it; a script closes it with Escape too, and when the
 * visitor follows a link or acts elsewhere.
 */
export function Submenu<Item>({ label, links, renderLink }: SubmenuProps<Item>) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    const close = (event: Event) => {
      const { current } = menu;
      const { target } = event;
      if (!current?.open || !(target instanceof Element)) return;
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isFollowed = event.type === "click" && target.closest("a");
      const isElsewhere = event.type !== "keydown" && !current.contains(target);
      if (isEscape || isFollowed || isElsewhere) current.open = false;
      if (isEscape && current.contains(target)) current.querySelector("summary")?.focus();
    };
    for (const type of ["keydown", "pointerdown", "focusin", "click"]) {
      addEventListener(type, close, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);

  return (
    <details ref={menu}>
      <summary>{label}</summary>
      <ul>
        {links.map((link, index) => (
          <li key={index}>{renderLink(link)}</li>
        ))}
      </ul>
    </details>
  );
}
