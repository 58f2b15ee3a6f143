import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** The browsers that these tests run in, by their names. */
export const engines = { firefox: startFirefox, webkit: startWebKit };
