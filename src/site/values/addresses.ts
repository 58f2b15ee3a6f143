import type { Advice } from "./forms.ts";

/** Advice for a mailbox or a telephone in place of the address that takes a form. */
export function adviseAddress(value: string): Advice | undefined {
  const isMailbox = /^\s*((mailto|tel|sms):|[^\s/:@]+@[^\s/:@]+$)/i.test(value);
  return isMailbox
    ? {
        because: "a form is sent to a server.",
        hint: "A service such as formspree sends what is written by e-mail. Write the address that it gives you.",
      }
    : undefined;
}
