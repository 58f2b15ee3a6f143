import { embedMarker } from "../../shared/markers.ts";

/**
 * Replaces a picture with the frame of another host when it is clicked, and moves the focus into the frame. A click
 * that asks for a new tab or window opens the link, as ever. A classic script, as text; it is beside the link.
 */
export const showOnClick = `{
let{parentNode:b,dataset:d}=document.currentScript;
b.addEventListener("click",e=>{
let a=e.target.closest("[${embedMarker}]"),f=document.createElement("iframe");
if(!a||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();
f.title=d.title;
f.allow="autoplay; encrypted-media; fullscreen; picture-in-picture";
f.src=a.getAttribute("${embedMarker}");
b.append(f);
f.focus();
a.hidden=!0
})
}`.replaceAll("\n", "");
