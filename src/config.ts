/* The settings of a site that need code: broadside.config.ts imports from here. */

export type { FieldProps } from "./shared/editor/fieldProps.ts";
export type { DocumentHeaders, HostHeaders, SentRedirect } from "./shared/hosting.ts";
export {
  type DataRequest,
  defineCheck,
  defineConfig,
  defineData,
  defineHost,
  type OwnCheck,
  type OwnData,
  type OwnHost,
  type OwnPage,
  type OwnProblem,
  type OwnSection,
  type SiteConfig,
} from "./site/siteConfig.ts";
