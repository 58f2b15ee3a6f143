import { useEffect, useRef, useState } from "react";
import type { SectionProps } from "../../section.ts";
import * as uses from "../../shared/uses.ts";
import { Button, Icon, SecondButton } from "../../ui/index.ts";
import { Brand, inLanguage } from "../../ui/layout/Brand.tsx";
import * as labels from "../../ui/text/labels.gen.ts";
import { Languages } from "./Languages.tsx";
import { Navigation } from "./Navigation.tsx";
import { Bar, IconButton, LightBar, Menu, Space } from "./styles.ts";
import { ThemeToggle } from "./ThemeToggle.tsx";

/** The bar that stays at the top. On narrow screens, the links fold into a menu. */
export function Header({ frame, links, button, secondButton }: SectionProps<"header">) {
  const { site } = frame;
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const isLightOnly = uses.lightOnly && (!uses.dark || site.lightOnly);
  const Row = isLightOnly ? LightBar : Bar;
  const others = [frame.languages, secondButton, button].filter(Boolean);
  // Both sides of the name are about as wide.
  const before =
    uses.splitLinks && site.splitLinks && Math.ceil((links.length + others.length) / 2);
  const isSplit = before && links.length > 0;
  const menuId = `${frame.id}.menu`;

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false);
    };
    addEventListener("keydown", closeOnEscape, { signal });
    addEventListener("pointerdown", closeOutside, { signal });
    addEventListener("focusin", closeOutside, { signal });
    return () => listening.abort();
  }, [isOpen]);

  const actions = (
    <>
      {uses.languages ? (
        <>
          {frame.languages && <Languages languages={frame.languages} />}
          {uses.secondButton && secondButton && <SecondButton {...secondButton} onClick={close} />}
        </>
      ) : (
        // The script of a site in one language has no trace of the others.
        uses.secondButton && secondButton && <SecondButton {...secondButton} onClick={close} />
      )}
      {button && (
        <Button {...button} onClick={close}>
          {button.label}
        </Button>
      )}
    </>
  );

  return (
    <Space>
      <Row ref={bar} data-open={isOpen ? "" : undefined}>
        <Brand site={uses.languages ? inLanguage(site) : site} />
        {((uses.languages && frame.languages) ||
          links.length > 0 ||
          button ||
          (uses.secondButton && secondButton)) && (
          <>
            <IconButton
              ref={toggle}
              type="button"
              data-menu=""
              aria-label={labels.menu(site)}
              aria-expanded={isOpen}
              aria-controls={menuId}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? "x" : "list"} />
            </IconButton>
            <Menu id={menuId}>
              {links.length > 0 && (
                <Navigation
                  links={links}
                  name={labels.navigation(site)}
                  onFollow={close}
                  before={before || 0}
                >
                  {isSplit && actions}
                </Navigation>
              )}
              {!isSplit && actions}
            </Menu>
          </>
        )}
        {!isLightOnly && <ThemeToggle label={labels.scheme(site)} />}
      </Row>
    </Space>
  );
}
