/** The folder of a project that holds slow results and work that is not finished. */
export const cacheFolder = "node_modules/.cache/broadside";
