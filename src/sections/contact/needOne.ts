/**
 * Lets a form be sent only if one of the boxes around the script is ticked, which HTML alone cannot require. The
 * browser shows its own message for a list, in the visitor's language. The script checks again when a browser has
 * restored the ticks of an earlier visit. A classic script, as text.
 */
export const needOne = `{
let f=document.currentScript.parentNode,b=[...f.querySelectorAll("input")],s=document.createElement("select"),check=()=>b[0].setCustomValidity(b.some(i=>i.checked)?"":s.validationMessage);
s.required=s.multiple=!0;
f.addEventListener("change",check);
addEventListener("pageshow",check);
check()
}`.replaceAll("\n", "");
