import { live } from "./client/live/live.ts";
import { loadSection } from "./registry/index.ts";
import { rightToLeftQuery } from "./shared/gallery.ts";

if (location.search === `?${rightToLeftQuery}`) document.documentElement.dir = "rtl";
live(loadSection);
