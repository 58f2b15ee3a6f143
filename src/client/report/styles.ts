import { darkScheme, lightScheme, type Scheme } from "../../theme/scheme.ts";

// There are no tokens until a page has been shown, so the colours of the first preset replace them.
const [day, night] = [lightScheme({ preset: "meadow" }), darkScheme({ preset: "meadow" })];

const color = (token: string, name: keyof Scheme) =>
  `var(--${token},light-dark(${day[name]},${night[name]}))`;

const ring = "outline:3px solid var(--mark);outline-offset:2px";

/** The report's styles, in the look of the page below it. */
export const styles = `
:host{
--ground:${color("surface", "surface")};--ink:${color("text", "text")};--quiet:${color("muted", "muted")};
--edge:${color("line", "line")};--well:${color("soft", "soft")};--mark:${color("accent-text", "accentText")};
--act:${color("accent", "accent")};--on-act:${color("on-accent", "onAccent")};--act-on:${color("accent-hover", "accentHover")};
--wrong:${color("rose", "rose")};--on-wrong:${color("rose-ink", "roseInk")};
--corner:min(var(--radius,24px),20px);
all:initial;color-scheme:inherit;position:fixed;z-index:2147483000;inset:0;pointer-events:none;
font:400 1rem/1.5 var(--body,system-ui,sans-serif);color:var(--ink);-webkit-font-smoothing:antialiased}
:host([data-alone]){background:${color("background", "background")}}
*{box-sizing:border-box;margin:0;padding:0}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.panel,.pill{position:absolute;inset-block-end:1rem;inset-inline-end:1rem;pointer-events:auto;background:var(--ground);border:1px solid var(--edge);
box-shadow:var(--shadow-high,0 28px 56px -18px rgb(0 0 0/.3))}
.panel{display:flex;flex-direction:column;inline-size:min(31rem,100% - 2rem);max-block-size:calc(100% - 2rem);border-radius:var(--corner);overflow:hidden}
.alone{inset:0;margin:auto;block-size:fit-content;inline-size:min(40rem,100% - 2rem)}
header{display:flex;gap:1rem;align-items:flex-start;justify-content:space-between;padding:1.25rem 1.5rem 1rem;border-block-end:1px solid var(--edge)}
h2{font:560 1.375rem/1.2 var(--display,Georgia,serif);letter-spacing:-.01em;text-wrap:balance}
h2:focus{outline:none}
header p{margin-block-start:.375rem;color:var(--quiet);font-size:.9375rem;text-wrap:pretty}
.problems{overflow:auto;overscroll-behavior:contain;padding:0 1.5rem 1.25rem}
ol{list-style:none}
li{padding-block:1.25rem}
li+li,details{border-block-start:1px solid var(--edge)}
.message{font-weight:600;overflow-wrap:anywhere;text-wrap:pretty}
.hint{margin-block-start:.75rem;overflow-wrap:anywhere;text-wrap:pretty}
pre{margin-block-start:.75rem;padding:.75rem 1rem;border-radius:calc(var(--corner)*.6);background:var(--well);font:.8125rem/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.row{display:flex;gap:1rem}
.number{color:var(--quiet);min-inline-size:2ch;text-align:end;user-select:none}
code{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
mark{padding:.1em .2em;margin-inline:-.2em;border-radius:.3em;background:var(--wrong);color:var(--on-wrong);font-weight:600;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.actions{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:baseline;margin-block-start:1rem}
button,summary{font:600 .9375rem/1.4 var(--body,system-ui,sans-serif);color:inherit;cursor:pointer}
button{background:none;border:0}
button:focus-visible,summary:focus-visible{${ring}}
.fix{padding:.5rem 1rem;border-radius:var(--radius-button,48px);background:var(--act);color:var(--on-act);text-align:start;overflow-wrap:anywhere}
.fix:hover{background:var(--act-on)}
.fix[aria-disabled]{opacity:.6;cursor:default}
.refusal:not(:empty){margin-block-start:.5rem}
.place,.fold{padding-block:.5rem;color:var(--mark);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.25em;border-radius:.25rem}
.fold{flex:none;padding-block:.125rem}
:is(.place,.fold):hover{text-decoration-thickness:2px}
summary{padding-block:1rem;color:var(--quiet)}
summary:hover{color:var(--ink)}
details li:first-child{padding-block-start:.25rem}
details .message{font-weight:500}
.pill{padding:.75rem 1.25rem;border-radius:99px;display:flex;gap:.625rem;align-items:center}
.pill::before{content:"";inline-size:.625rem;block-size:.625rem;border-radius:50%;background:var(--on-wrong)}
@media (max-width:40em){.panel:not(.alone){inset-inline:.5rem;inset-block-end:.5rem;inline-size:auto;max-block-size:72%}header{padding:1rem 1.25rem .875rem}.problems{padding-inline:1.25rem}}
@media (prefers-reduced-motion:no-preference){[data-new]{animation:rise .3s cubic-bezier(.2,.7,.2,1)}}
@keyframes rise{from{opacity:0;translate:0 .75rem}}
@media (forced-colors:active){mark{forced-color-adjust:none;background:Mark;color:MarkText}.fix{border:1px solid}.pill::before{background:CanvasText;forced-color-adjust:none}}
@media print{:host{display:none}}
`;
