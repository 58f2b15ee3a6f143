import { useEffect, useState } from "react";
import type { ResolvedSite } from "../../section.ts";
import { Icon, labels, VisuallyHidden } from "../../ui/index.ts";
import { CopyButton } from "./styles.ts";

/** The time for which the button says that the code was copied, in milliseconds. */
const confirmation = 2500;

interface CopyProps {
  site: ResolvedSite;
  /** The id of the element whose text is copied. */
  codeId: string;
}

/** A button that copies code, and says so. Where the browser forbids it, the code is selected, for the visitor's own keys. */
export function Copy({ site, codeId }: CopyProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmation);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    const code = document.getElementById(codeId);
    if (!code) return;
    try {
      await navigator.clipboard.writeText(code.textContent);
      setCopied(true);
    } catch {
      getSelection()?.selectAllChildren(code);
    }
  };

  return (
    <>
      <CopyButton type="button" onClick={copy} data-copied={isCopied || undefined}>
        <Icon name={isCopied ? "check" : "copy"} />
        <span>{labels.copy(site)}</span>
        <span>{labels.copied(site)}</span>
      </CopyButton>
      <VisuallyHidden role="status">{isCopied && labels.copied(site)}</VisuallyHidden>
    </>
  );
}
