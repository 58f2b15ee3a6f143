import { live } from "./client/live/live.ts";
import { loadSection } from "./registry/index.ts";

live(loadSection);
