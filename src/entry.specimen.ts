import { layOut } from "./islands/layOut.ts";
import { live } from "./islands/live.ts";
import { reveal } from "./islands/reveal.ts";
import { loadSection } from "./registry/index.ts";

live(loadSection);
reveal();
layOut();
