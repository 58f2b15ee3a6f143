interface InlineScriptProps {
  /** A classic script. It never holds words of the author: those come as `data`. */
  code: string;
  /** The data that the script reads from its own `dataset`. */
  data?: Record<`data-${string}`, string | undefined>;
}

/** A script that runs in place, before the rest of the page is there. The policy allows it by its hash. */
export const InlineScript = ({ code, data }: InlineScriptProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of this constant.
  <script {...data} dangerouslySetInnerHTML={{ __html: code }} />
);
