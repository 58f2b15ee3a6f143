/**
 * Plays the film of a background while it is seen, unless the visitor stops it or asks for less motion. For visitors who
 * save data it is stopped at first. A classic script, as text.
 */
export const playBehind = `{
let s=document.currentScript.parentNode,f=s.querySelector("video"),i=s.querySelector("input"),seen;
let go=()=>seen&&!i.checked?f.play().catch(()=>{}):f.pause();
f.muted=!0;
if(navigator.connection&&navigator.connection.saveData)i.checked=!0;
i.addEventListener("change",go);
if(!matchMedia("(prefers-reduced-motion:reduce)").matches)
new IntersectionObserver(e=>{seen=e.pop().isIntersecting;go()}).observe(s)
}`.replaceAll("\n", "");
