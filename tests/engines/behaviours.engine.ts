import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProject } from "../project/makeProject.ts";
import { runBuild } from "../project/runVite.ts";
import type { RunningServer } from "../project/servePublished.ts";
import { serve } from "../publish/servers.ts";
import { addressed } from "../publish/sites.ts";
import type { Engine } from "./engine.ts";
import { engines } from "./engines.ts";
import { recordComplaints, recordedComplaints } from "./recorder.ts";

const pictures = path.resolve("node_modules/.cache/broadside/engines");

let server: RunningServer;
let recorder: { origin: string; stop: () => void };

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  server = await serve("nginx", await runBuild(await makeProject("engines", addressed("/"))), "/");
  recorder = await recordComplaints(server.origin);
});
afterAll(async () => {
  recorder?.stop();
  await server?.stop();
});

describe.each(Object.entries(engines))("%s", (name, start) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  /** Evaluates a function in the page until it returns true. */
  async function until<Argument>(
    what: (argument: Argument) => boolean,
    argument: Argument,
    said: string,
  ): Promise<void> {
    for (let tries = 0; tries < 80; tries++) {
      if (await engine.run(what, argument)) return;
      await wait(100);
    }
    expect.fail(said);
  }

  /** Saves a picture of the window for people to look at, once nothing moves in it. */
  async function photograph(what: string): Promise<void> {
    const isStill = () =>
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== "running" || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
        );
    await until(isStill, null, "the page never came to rest");
    await wait(1000);
    await engine.photograph(path.join(pictures, `${name}-${what}.png`));
  }

  const open = (width = 1280, hash = "") => engine.open(`${recorder.origin}/${hash}`, width);
  const hasAttribute = (selector: string, name: string, value: string) =>
    until(
      ([selector = "", name = "", value]) =>
        document.querySelector(selector)?.getAttribute(name) === value,
      [selector, name, value],
      `${selector} never had ${name}="${value}"`,
    );
  const show = async (selector: string) => {
    await engine.run((selector) => {
      document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
    }, selector);
  };

  it("the header's links scroll below the bar and are marked", async () => {
    await open();
    const anchors = await engine.run(
      () =>
        [...document.querySelectorAll('header a[href^="#"]')].map(
          (link) => link.getAttribute("href") ?? "",
        ),
      null,
    );
    expect(anchors.length).toBeGreaterThan(2);
    for (const anchor of anchors) {
      await engine.click(`header a[href="${anchor}"]`);
      await until(
        (anchor) =>
          Math.abs((document.querySelector(anchor)?.getBoundingClientRect().top ?? 0) - 80) < 2,
        anchor,
        `${anchor} never stood below the bar`,
      );
      await hasAttribute(`header a[href="${anchor}"]`, "aria-current", "true");
    }
  });

  it("the toggle switches between light and dark, and is remembered", async () => {
    await open();
    await engine.click("[data-theme-toggle]");
    await until(() => "theme" in document.documentElement.dataset, null, "no theme was chosen");
    const chosen = await engine.run(() => document.documentElement.dataset.theme ?? "", null);
    await open();
    await hasAttribute("html", "data-theme", chosen);
    await photograph(chosen);
    await engine.click("[data-theme-toggle]");
    await until(
      (chosen) => document.documentElement.dataset.theme !== chosen,
      chosen,
      "the theme stayed",
    );
    await photograph("light");
  });

  it("on a phone, the menu opens, leads on, and closes at Escape", async () => {
    await open(480);
    await engine.click("[data-menu]");
    await hasAttribute("[data-menu]", "aria-expanded", "true");
    await photograph("menu");
    await engine.press("Escape");
    await hasAttribute("[data-menu]", "aria-expanded", "false");
    expect(await engine.run(() => document.activeElement?.hasAttribute("data-menu"), null)).toBe(
      true,
    );
    await engine.press("Enter");
    await hasAttribute("[data-menu]", "aria-expanded", "true");
    await wait(400);
    await engine.click('header a[href="#features"]');
    await hasAttribute("[data-menu]", "aria-expanded", "false");
    await until(() => location.hash === "#features", null, "the link led nowhere");
  });

  it("carousels page by their buttons, by pointer and by keyboard", async () => {
    await open();
    const count = await engine.run(
      () => document.querySelectorAll("[aria-roledescription=carousel]").length,
      null,
    );
    expect(count).toBeGreaterThan(2);
    const ids = await engine.run(
      () =>
        [...document.querySelectorAll("[aria-roledescription=carousel]")].map(
          (carousel) => carousel.closest("[id]")?.id ?? "",
        ),
      null,
    );
    for (const id of ids) {
      const [next, slide] = [
        `#${id} button[aria-label=Next]`,
        `#${id} [aria-roledescription=slide]`,
      ];
      await show(next);
      await until(
        (id) => document.querySelector(`#${id} [inert]`) !== null,
        id,
        `${id} never woke`,
      );
      if ((await isDisabled(next)) === "true") continue;
      await engine.click(next);
      await hasAttribute(slide, "inert", "");
      await engine.run((selector) => {
        document.querySelector<HTMLElement>(selector)?.focus();
      }, `#${id} button[aria-label=Previous]`);
      await engine.press("Enter");
      await until(
        (slide) => document.querySelector(slide)?.hasAttribute("inert") === false,
        slide,
        `${id} never came back`,
      );
    }
  });

  const isDisabled = (selector: string) =>
    engine.run(
      (selector) => document.querySelector(selector)?.getAttribute("aria-disabled"),
      selector,
    );

  it("the film plays when it is seen, and again when it is asked to", async () => {
    await open();
    await show("video");
    const isPlaying = () => {
      const film = document.querySelector("video");
      return film !== null && !film.paused && film.currentTime > 0.1;
    };
    await until(isPlaying, null, "the film never played");
    await engine.run(() => document.querySelector("video")?.pause(), null);
    const play = "video + button, button[aria-label^=Play]";
    await until((play) => document.querySelector(play) !== null, play, "there is no play button");
    await engine.click(play);
    await until(isPlaying, null, "the film never played again");
    await photograph("film");
  });

  it("tabs and answers open by pointer and by keyboard", async () => {
    await open();
    await show("[role=tablist]");
    const tabs = await engine.run(
      () => [...document.querySelectorAll("[role=tab]")].map(({ id }) => `[id="${id}"]`),
      null,
    );
    expect(tabs.length).toBeGreaterThan(2);
    for (const tab of tabs) {
      await engine.click(tab);
      await hasAttribute(tab, "aria-selected", "true");
    }
    await engine.press("Home");
    await hasAttribute(tabs[0] ?? "", "aria-selected", "true");
    await engine.press("ArrowRight");
    await hasAttribute(tabs[1] ?? "", "aria-selected", "true");
    const trigger = "div:not([hidden]) > [role=tabpanel] [aria-expanded]";
    await engine.click(trigger);
    await hasAttribute(trigger, "aria-expanded", "true");
    await engine.press("Enter");
    await hasAttribute(trigger, "aria-expanded", "false");
    await photograph("answers");
  });

  it("a link to a question opens its answer, in its tab", async () => {
    await open();
    const id = await engine.run(
      () => [...document.querySelectorAll("[data-reach-accordion-item]")].at(-1)?.id ?? "",
      null,
    );
    await open(1280, `#${id}`);
    await hasAttribute(`[id="${id}"] [aria-expanded]`, "aria-expanded", "true");
    await until(
      (id) => {
        const { top = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      },
      id,
      "the question never came into view",
    );
  });

  it("links lead where they say", async () => {
    await open();
    await engine.click("header a[href='/']");
    await until(() => location.pathname === "/", null, "the logo led elsewhere");
    const dead = await engine.run(
      () =>
        [...document.querySelectorAll('a[href^="#"]')]
          .map((link) => link.getAttribute("href")?.slice(1) ?? "")
          .filter((id) => !document.getElementById(id)),
      null,
    );
    expect(dead).toEqual([]);
  });

  it("has not complained, and no section has failed", async () => {
    expect(await engine.run(() => document.querySelectorAll("[data-failed]").length, null)).toBe(0);
    expect([...(await engine.complaints()), ...(await recordedComplaints(engine))]).toEqual([]);
  });
});
