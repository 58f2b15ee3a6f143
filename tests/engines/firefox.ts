import puppeteer from "puppeteer-core";
import type { Engine } from "./engine.ts";
import { install } from "./install.ts";

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  install("firefox-esr");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    async open(address, width) {
      await page.setViewport({ width, height: 900 });
      await page.goto("about:blank");
      await page.goto(address);
    },
    // The function is sent as text, so that both engines run the same code.
    run: (what, argument) =>
      page.evaluate(
        (source, value) => new Function(`return (${source})`)()(value),
        String(what),
        argument,
      ),
    click: (selector) => page.click(selector),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as Parameters<typeof page.keyboard.press>[0]),
    complaints: async () => complaints,
    photograph: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  };
}
