import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { broadside } from "./src/node/plugin.ts";

export default defineConfig({ plugins: [react(), broadside()] });
