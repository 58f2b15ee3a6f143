/* The settings of a site that need code: broadside.config.ts imports from here. */

export {
  defineCheck,
  defineConfig,
  type OwnCheck,
  type OwnPage,
  type OwnProblem,
  type OwnSection,
  type SiteConfig,
} from "./site/siteConfig.ts";
