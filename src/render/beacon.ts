import type { Analytics } from "../shared/schema.gen.ts";

/** A service that counts visits, by its documented interface. */
interface Service {
  /** The origin that is asked where the page names no other. */
  host: string;
  path: string;
  /** The content type of a body that is JSON, for a service that reads no other. */
  type?: "application/json";
  /** The script's expression for the body. It reads `id`, `u` (the URL), `r` (the referrer) and `t` (the title). */
  body: string;
}

const services: Record<Analytics["provider"], Service> = {
  plausible: {
    host: "https://plausible.io",
    path: "/api/event",
    body: 'JSON.stringify({name:"pageview",domain:id,url:u,referrer:r})',
  },
  umami: {
    host: "https://cloud.umami.is",
    path: "/api/send",
    type: "application/json",
    body: 'JSON.stringify({type:"event",payload:{website:id,hostname:u.hostname,url:u.pathname+u.search,referrer:r,title:t}})',
  },
  // The page checks refuse Matomo without a host.
  matomo: {
    host: "",
    path: "/matomo.php",
    body: "new URLSearchParams({rec:1,send_image:0,idsite:id,url:u,urlref:r,action_name:t})",
  },
};

/** The origin that the visits are sent to. */
export const receiverOf = ({ provider, host }: Analytics): string =>
  host ?? services[provider].host;

/** The id of the part of the page that asks for consent, and the name that the answer is kept under. */
export const consentId = "visits";

/**
 * A classic script, as text, that tells the service of the visit once the page has loaded. It is silent for visitors
 * whose browsers ask not to be tracked, and on the author's own machine. Of the address it sends the path, and of the
 * query only what says where the visitor came from: other parts may name a person.
 */
export function writeBeacon(analytics: Analytics): string {
  const { id, provider, consent } = analytics;
  const { path, type, body } = services[provider];
  const headers = type ? `headers:{"Content-Type":${quote(type)}},` : "";
  const send = `id=${quote(id)},sent,send=()=>{
if(sent)return;
sent=1;
let u=new URL(location),r=document.referrer,t=document.title;
u.hash="";
for(let k of[...u.searchParams.keys()])/^(utm_\\w+|ref|source)$/.test(k)||u.searchParams.delete(k);
fetch(${quote(receiverOf(analytics) + path)},{method:"POST",keepalive:!0,credentials:"omit",${headers}body:${body}}).catch(()=>{})
},visit=()=>document.prerendering?document.addEventListener("prerenderingchange",send,{once:!0}):send()`;
  return `{
let n=navigator,${send};
n.globalPrivacyControl||n.doNotTrack=="1"||/^(localhost$|127\\.|\\[)/.test(location.hostname)||addEventListener("load",()=>{${consent ? ask : "visit()"}})
}`.replaceAll("\n", "");
}

/** Sends only for visitors who agree, now or in an earlier visit, and asks those who have not answered. */
const ask = `
let a=document.getElementById("${consentId}"),said;
try{said=localStorage.${consentId}}catch{}
let show=s=>{a.hidden=!1;a.toggleAttribute("data-asks",s!="yes"&&s!="no")};
a.addEventListener("click",e=>{
let s=e.target.value;
if(!s)return;
try{localStorage.${consentId}=s}catch{}
show(s);
a.querySelector(s=="ask"?"[value=yes]":"[value=ask]").focus({preventScroll:!0});
s=="yes"&&visit()
});
show(said);
said=="yes"&&visit()
`;

/** A text as a string of a script that cannot end its element early. */
const quote = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");
