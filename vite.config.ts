import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { broadside } from "./src/build/plugin.ts";

export default defineConfig({ plugins: [react(), broadside()] });
