import { trackMarker } from "../shared/markers.ts";
import type { Analytics } from "../shared/schema.gen.ts";

/** A service that counts visits, by its documented interface. */
interface Service {
  /** The address below which it is asked where the page names no other. */
  host: string;
  path: string;
  /** The content type of a body that is JSON, for a service that reads no other. */
  type?: "application/json";
  /** The script's expression for the body. It reads `id`, `u` (the URL), `r` (the referrer) and `t` (the title). */
  body: string;
  /** The same for a click whose name is `name`. */
  click: string;
}

const services: Record<Analytics["provider"], Service> = {
  plausible: {
    host: "https://plausible.io",
    path: "/api/event",
    body: 'JSON.stringify({name:"pageview",domain:id,url:u,referrer:r})',
    click: "JSON.stringify({name,domain:id,url:u,referrer:r})",
  },
  umami: {
    host: "https://cloud.umami.is",
    path: "/api/send",
    type: "application/json",
    body: 'JSON.stringify({type:"event",payload:{website:id,hostname:u.hostname,url:u.pathname+u.search,referrer:r,title:t}})',
    click:
      'JSON.stringify({type:"event",payload:{website:id,hostname:u.hostname,url:u.pathname+u.search,referrer:r,title:t,name}})',
  },
  // The page checks refuse Matomo without a host.
  matomo: {
    host: "",
    path: "/matomo.php",
    body: "new URLSearchParams({rec:1,send_image:0,idsite:id,url:u,urlref:r,action_name:t})",
    click:
      'new URLSearchParams({rec:1,send_image:0,idsite:id,url:u,urlref:r,e_c:"click",e_a:name,ca:1})',
  },
};

/** The address that the visits are sent to. The author's own server may have it below a path. */
function addressOf({ provider, host }: Analytics): string {
  const { host: standard, path } = services[provider];
  const below = (host ?? standard).replace(/\/$/, "");
  return below.endsWith(path) ? below : below + path;
}

/** The origin that the visits are sent to. */
export const receiverOf = (analytics: Analytics): string => new URL(addressOf(analytics)).origin;

/** The id of the part of the page that asks for consent, and the name that the answer is kept under. */
export const consentId = "visits";

/**
 * A classic script, as text, that reports a visit to the service once the page has loaded and each time the visitor
 * comes back to it, and, if `hasTracks`, clicks on links that have a name. It reports nothing for visitors whose
 * browsers ask not to be tracked, nor on the author's own machine. Of the address it sends the path, and of the query
 * only the source of the visit: other parts may name a person.
 */
export function writeBeacon(analytics: Analytics, hasTracks = false): string {
  const { id, consent } = analytics;
  const send = hasTracks
    ? `tell=name=>{${writeRequest(analytics, true)}},send=()=>{if(sent)return;sent=1;tell()}`
    : `send=()=>{if(sent)return;sent=1;${writeRequest(analytics, false)}}`;
  const count = consent ? "recall" : "visit";
  const begin = `${consent ? ask : ""}${count}()${countReturns(count)}${hasTracks ? listen(consent) : ""}`;
  return `{
let n=navigator,id=${quote(id)},sent,${send},visit=()=>document.prerendering?document.addEventListener("prerenderingchange",send,{once:!0}):send();
n.globalPrivacyControl||n.doNotTrack=="1"||/^(localhost$|127\\.|\\[)/.test(location.hostname)||addEventListener("load",()=>{${begin}})
}`.replaceAll("\n", "");
}

/** The statements that report the visit to the service, or a click if there is a `name`. */
function writeRequest(analytics: Analytics, hasTracks: boolean): string {
  const { type, body, click } = services[analytics.provider];
  const headers = type ? `headers:{"Content-Type":${quote(type)}},` : "";
  return `let u=new URL(location),r=document.referrer,t=document.title;
u.hash="";
for(let k of[...u.searchParams.keys()])/^(utm_\\w+|ref|source)$/.test(k)||u.searchParams.delete(k);
fetch(${quote(addressOf(analytics))},{method:"POST",keepalive:!0,credentials:"omit",${headers}body:${hasTracks ? `name?${click}:${body}` : body}}).catch(()=>{})
`;
}

/** Counts anew when the visitor comes back to a page that the browser has kept as it was. */
const countReturns = (count: string) => `
;addEventListener("pageshow",e=>{
if(e.persisted){sent=0;${count}()}
})`;

/** Reports clicks on links that have a name, as long as the visitor agrees. */
const listen = (consent: boolean) => `
;addEventListener("click",e=>{
let b=e.target.closest("[${trackMarker}]");
b&&${consent ? 'said=="yes"' : "sent"}&&tell(b.getAttribute("${trackMarker}"))
})`;

/** Sends only for visitors who agree, now or in an earlier visit, and asks those who have not answered. */
const ask = `
let a=document.getElementById("${consentId}"),said;
let show=()=>{a.hidden=!1;a.toggleAttribute("data-asks",said!="yes"&&said!="no");said=="yes"&&visit()},recall=()=>{
try{said=localStorage.${consentId}}catch{}
show()
};
a.addEventListener("click",e=>{
let s=e.target.value;
if(!s)return;
said=s;
try{localStorage.${consentId}=s}catch{}
show();
a.querySelector(s=="ask"?"[value=yes]":"[value=ask]").focus({preventScroll:!0})
});
`;

/** A text as a string of a script that cannot end its element early. */
const quote = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");
