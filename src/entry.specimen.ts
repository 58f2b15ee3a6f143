import { live } from "./islands/live.ts";
import { loadSection } from "./registry/index.ts";

live(loadSection);
