import { glide } from "./client/glide.ts";
import { hydrateIslands } from "./client/hydrateIslands.ts";
import { reveal } from "./client/reveal.ts";
import { islands } from "./registry/islands.ts";

reveal(document);
hydrateIslands(islands);
glide();
