import { islands } from "virtual:broadside/islands";
import { glide } from "./client/glide.ts";
import { hydrateIslands } from "./client/hydrateIslands.ts";
import { reveal } from "./client/reveal.ts";

reveal(document);
hydrateIslands(islands);
glide();
