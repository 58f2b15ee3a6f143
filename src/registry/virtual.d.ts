/** The islands of the site that is built: src/node/build/islandsModule.ts writes it. */
declare module "virtual:broadside/islands" {
  export const islands: Record<string, import("../client/hydrateIslands.ts").Island>;
}
