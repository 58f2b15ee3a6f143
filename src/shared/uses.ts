/*
 * The features that few pages use. In the scripts of a built page, the constants of the features that none of its islands uses
 * are false, and the code behind them is left out. Everywhere else, all are true.
 */

/** A badge on a card. */
export const badge: boolean = true;
/** A night scheme. */
export const dark: boolean = true;
/** A drawing of the site's own in the place of an icon. */
export const drawing: boolean = true;
/** The part of a picture that is never cut off. */
export const focus: boolean = true;
/** Texts with marks. */
export const formatted: boolean = true;
/** A picture on a card. */
export const image: boolean = true;
/** A page in several languages. */
export const languages: boolean = true;
/** A site that is light for everyone. */
export const lightOnly: boolean = true;
/** A link on a card. */
export const link: boolean = true;
/** Links behind a link of the header. */
export const menu: boolean = true;
/** Another logo at night. */
export const nightLogo: boolean = true;
/** A price on a card. */
export const price: boolean = true;
/** A second button. */
export const secondButton: boolean = true;
/** Links of the header on both sides of the name. */
export const splitLinks: boolean = true;
/** Tabs that need no script. */
export const tabs: boolean = true;
/** The name under which clicks are counted. */
export const track: boolean = true;
