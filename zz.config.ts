import base from "./playwright.config.ts";
export default { ...base, globalSetup: "./zz.setup.ts", workers: 2 };
