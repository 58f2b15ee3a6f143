import type { ReactNode } from "react";
import { consentNameOf, consentValueOf } from "../../shared/fieldNames.ts";
import type { FormService } from "../../shared/schema.gen.ts";
import { Choice } from "./inputs.ts";

interface ConsentProps {
  service?: FormService | undefined;
  /** The name under which the tick is sent, if the service wants a certain one. */
  consentName?: string | undefined;
  children: ReactNode;
}

/** A box of a form that must be ticked, with the words beside it. */
export const Consent = ({ service, consentName, children }: ConsentProps) => (
  <Choice>
    <input
      type="checkbox"
      name={consentNameOf(consentName)}
      value={consentValueOf(service)}
      required
    />
    <span>{children}</span>
  </Choice>
);
