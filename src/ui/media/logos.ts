import styled from "@emotion/styled";

/** Rules for the scheme of the night, by the visitor's choice or the system's. */
const byNight = (display: string) => ({
  "@media screen": { "html[data-theme=dark] &": { display } },
  "@media screen and (prefers-color-scheme:dark)": {
    "html:not([data-theme=light]) &": { display },
  },
});

/** The logo by day, and on paper. Only the one of the two that is shown is fetched, and neither is dimmed. */
export const DayLogo = styled.img({ "&&": { filter: "none" }, ...byNight("none") });

/** The logo by night. */
export const NightLogo = styled.img({
  "&&": { filter: "none" },
  display: "none",
  ...byNight("block"),
});
