/** Calls `due` when the element is about to come onto the screen. */
export function near(root: Element, due: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      due();
    },
    { rootMargin: "200px" },
  );
  observer.observe(root);
}
