// Generated from schema/. Do not edit.
import type { ResolvedSite } from "../../shared/section.ts";

/** The site, with its labels in the language of the page. */
type Labelled = Pick<ResolvedSite, "words">;

/** The link that leads past the header; it shows at the first press of the Tab key. */
export const skip = ({ words }: Labelled): string => words?.skip ?? "";

/** The button that opens the menu on a phone. */
export const menu = ({ words }: Labelled): string => words?.menu ?? "";

/** The links in the header, as a part of the page. */
export const navigation = ({ words }: Labelled): string => words?.navigation ?? "";

/** The button that switches between light and dark. */
export const scheme = ({ words }: Labelled): string => words?.scheme ?? "";

/** The button that plays the film. */
export const play = ({ words }: Labelled): string => words?.play ?? "";

/** What a row of slides is called. */
export const carousel = ({ words }: Labelled): string => words?.carousel ?? "";

/** What one slide is called. */
export const slide = ({ words }: Labelled): string => words?.slide ?? "";

/** The button that leads to the slides before. */
export const previous = ({ words }: Labelled): string => words?.previous ?? "";

/** The button that leads to the slides after. */
export const next = ({ words }: Labelled): string => words?.next ?? "";

/** The button that shows a picture larger. */
export const enlarge = ({ words }: Labelled): string => words?.enlarge ?? "";

/** Where a slide stands among all: {n} is its number, and {all} is how many there are. */
export const position = ({ words }: Labelled): string => words?.position ?? "";

/** A value on a scale: {n} is the value, and {all} is the highest there is. */
export const score = ({ words }: Labelled): string => words?.score ?? "";

/** What stars say: {n} is how many there are, of {all}. */
export const rating = ({ words }: Labelled): string => words?.rating ?? "";

/** The people who are not shown: {n} is how many there are, and {names} lists them. */
export const others = ({ words }: Labelled): string => words?.others ?? "";

/** After a task that is ticked off. */
export const done = ({ words }: Labelled): string => words?.done ?? "";

/** What a tick in a table says aloud: what the row names is there. */
export const yes = ({ words }: Labelled): string => words?.yes ?? "";

/** What a cross in a table says aloud: what the row names is not there. */
export const no = ({ words }: Labelled): string => words?.no ?? "";

/** What a row of cards is called where it has no title. */
export const highlights = ({ words }: Labelled): string => words?.highlights ?? "";

/** What a section of numbers is called where it has no title. */
export const numbers = ({ words }: Labelled): string => words?.numbers ?? "";

/** What a wall of logos is called where it has no title. */
export const names = ({ words }: Labelled): string => words?.names ?? "";

/** What a section of pictures is called where it has no title. */
export const pictures = ({ words }: Labelled): string => words?.pictures ?? "";

/** What a section of people's opinions is called where it has no title. */
export const voices = ({ words }: Labelled): string => words?.voices ?? "";

/** The question whether a visit may be counted, where analytics asks for consent. */
export const mayCount = ({ words }: Labelled): string => words?.mayCount ?? "";

/** The button that agrees to be counted. */
export const agree = ({ words }: Labelled): string => words?.agree ?? "";

/** The button that refuses to be counted. */
export const decline = ({ words }: Labelled): string => words?.decline ?? "";

/** The button at the end of the page that asks again whether visits may be counted. */
export const counting = ({ words }: Labelled): string => words?.counting ?? "";

/** The switch that stops a row which passes by, or a film behind words. */
export const pause = ({ words }: Labelled): string => words?.pause ?? "";

/** Beside a field of a form that may stay empty. */
export const optional = ({ words }: Labelled): string => words?.optional ?? "";

/** What the bar above the header is called. */
export const announcement = ({ words }: Labelled): string => words?.announcement ?? "";

/** The button that closes that bar, or a picture that was opened. */
export const dismiss = ({ words }: Labelled): string => words?.dismiss ?? "";

/** The button that copies a sample of code. */
export const copy = ({ words }: Labelled): string => words?.copy ?? "";

/** What that button says once the code is copied. */
export const copied = ({ words }: Labelled): string => words?.copied ?? "";

/** The button that shows a map of another host. */
export const showMap = ({ words }: Labelled): string => words?.showMap ?? "";

/** The button that shows what another host has, where it is no film and no map. */
export const showContent = ({ words }: Labelled): string => words?.showContent ?? "";

/** Below such a button: {service} is the name of the host. */
export const connects = ({ words }: Labelled): string => words?.connects ?? "";

/** Above a field for an e-mail address. */
export const email = ({ words }: Labelled): string => words?.email ?? "";

/** What the switch between monthly and yearly prices is for. */
export const billing = ({ words }: Labelled): string => words?.billing ?? "";

/** Paying by the month. */
export const monthly = ({ words }: Labelled): string => words?.monthly ?? "";

/** Paying by the year. */
export const yearly = ({ words }: Labelled): string => words?.yearly ?? "";

/** On the ribbon of a draft. */
export const draft = ({ words }: Labelled): string => words?.draft ?? "";

/** On the badge of the App Store; {store} is its name, in large letters. */
export const appStore = ({ words }: Labelled): string => words?.appStore ?? "";

/** On the badge of Google Play; {store} is its name, in large letters. */
export const playStore = ({ words }: Labelled): string => words?.playStore ?? "";
