import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { formServices, trapOf } from "../../shared/providers/formServices.ts";
import type { FormService } from "../../shared/schema.gen.ts";
import type { SectionFrame } from "../../shared/section.ts";
import { space } from "../../theme/space.ts";
import { VisuallyHidden } from "../layout/VisuallyHidden.ts";
import { InlineScript } from "./InlineScript.tsx";

const Fields = styled.form({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(1.25),
  label: { fontWeight: "var(--strong)" },
});

interface FormProps {
  frame: SectionFrame;
  action?: string | undefined;
  service?: FormService | undefined;
  /** The URL of the page that visitors are led to. */
  thanks?: string | undefined;
  children: ReactNode;
}

/** A form that sends its fields to a service. The browser checks and sends them, without a script of the page. */
export function Form({ frame, action, service, thanks, children }: FormProps) {
  if (!service) return renderForm({ action }, children);
  const isNetlify = service === "netlify";
  const trap = trapOf(service, action);
  const { thanks: field } = formServices[service];
  const { url } = frame.site;
  const attributes = isNetlify
    ? { name: frame.id, action: thanks, "data-netlify": "true", "data-netlify-honeypot": trap }
    : { action };
  return renderForm(
    attributes,
    <>
      {isNetlify && <input type="hidden" name="form-name" value={frame.id} />}
      {!isNetlify && field && thanks && URL.canParse(thanks, url) && (
        <input type="hidden" name={field} value={new URL(thanks, url).href} />
      )}
      {children}
      {trap && (
        <VisuallyHidden aria-hidden="true">
          <input name={trap} tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
      )}
      <InlineScript code={carryCampaign} />
    </>,
  );
}

const renderForm = (attributes: Record<string, string | undefined>, children: ReactNode) => (
  <Fields {...attributes} method="post">
    {children}
  </Fields>
);

/** Sends the page's own `utm_…` settings along with the form around the script. */
const carryCampaign = `for(let[k,v]of new URLSearchParams(location.search))
if(/^utm_[a-z_]+$/.test(k)){
let i=document.createElement("input");
i.type="hidden";
i.name=k;
i.value=v;
document.currentScript.parentNode.append(i)
}`.replaceAll("\n", "");
