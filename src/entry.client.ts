import { islands } from "virtual:broadside/islands";
import { hydrateIslands } from "./client/hydrateIslands.ts";
import { reveal } from "./client/reveal.ts";
import { smoothScroll } from "./client/smoothScroll.ts";

reveal(document);
hydrateIslands(islands);
smoothScroll();
