/** Sets the colour scheme before the first paint. */
export const beforePaint = `
var stored = localStorage.theme;
var isDark = stored === "dark" || (!stored && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.classList.toggle("dark", isDark);
`;

/** The menu, the switch of the colour scheme, the header's shadow, and sections that appear. */
export const atEnd = `
var root = document.documentElement;
var header = document.querySelector("#header");
document.querySelector("[data-toggle-menu]").addEventListener("click", function () {
  this.classList.toggle("expanded");
  header.classList.toggle("expanded");
  document.body.classList.toggle("overflow-hidden");
});
document.querySelector("[data-toggle-scheme]").addEventListener("click", function () {
  localStorage.theme = root.classList.toggle("dark") ? "dark" : "light";
});
var isDue = false;
function applyScroll() {
  header.classList.toggle("scroll", scrollY > 60);
  isDue = false;
}
addEventListener("scroll", function () {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(applyScroll);
});
applyScroll();
var observer = new IntersectionObserver(function (entries) {
  entries.forEach(function (entry) {
    if (!entry.isIntersecting) return;
    entry.target.setAttribute("data-seen", "");
    observer.unobserve(entry.target);
  });
}, { threshold: 0.01 });
document.querySelectorAll("[data-appear]").forEach(function (each) {
  observer.observe(each);
});
`;
