import { publishSite } from "../../src/site/publishing/publishSite.ts";
import { schemas } from "../changes/site.ts";

// Publishes the site in the folder that is named, in a process of its own that a test can kill.
process.env.PUBLISHER = String(process.pid);
const [root = ""] = process.argv.slice(2);
await publishSite(root, { schemas, choose: () => undefined, day: "2026-12-24" });
