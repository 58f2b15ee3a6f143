import { glide } from "./islands/glide.ts";
import { reveal } from "./islands/reveal.ts";
import { wake } from "./islands/wake.ts";
import { islands } from "./registry/islands.ts";

reveal(document);
wake(islands);
glide();
