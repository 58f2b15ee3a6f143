/* The settings of a site that need code: broadside.config.ts imports from here. */

export type { DocumentHeaders, HostHeaders, SentRedirect } from "./shared/hosting.ts";
export {
  defineCheck,
  defineConfig,
  defineHost,
  type OwnCheck,
  type OwnHost,
  type OwnPage,
  type OwnProblem,
  type OwnSection,
  type SiteConfig,
} from "./site/siteConfig.ts";
