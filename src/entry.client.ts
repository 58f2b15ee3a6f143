import { glide } from "./client/glide.ts";
import { wake } from "./client/hydrateIslands.ts";
import { reveal } from "./client/reveal.ts";
import { islands } from "./registry/islands.ts";

reveal(document);
wake(islands);
glide();
