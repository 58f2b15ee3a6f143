import { glide } from "./islands/glide.ts";
import { layOutInTime } from "./islands/layOut.ts";
import { reveal } from "./islands/reveal.ts";
import { wake } from "./islands/wake.ts";
import { islands } from "./registry/islands.ts";

reveal(document);
wake(islands);
layOutInTime();
glide();
