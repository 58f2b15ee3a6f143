import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findEmbed } from "../../shared/providers/embedProviders.ts";
import { findRefusal, refusals } from "./refusedFrames.ts";

const { definitions } = JSON.parse(readFileSync("schema/common.schema.json", "utf8"));
const isAddress = (text: string) => new RegExp(definitions.shareAddress.pattern).test(text);

it.each(refusals)("$example is refused, and an address in its place is not", (refusal) => {
  const { name, example } = refusal;
  expect(isAddress(example)).toBe(true);
  const found = findRefusal(example);
  expect(found?.name).toBe(name);
  const { instead, hint = "" } = found ?? {};
  expect((instead ?? hint) !== "").toBe(true);
  if (instead === undefined) return;
  expect(instead).not.toContain("$");
  expect(isAddress(instead)).toBe(true);
  expect(findEmbed(instead)?.frame).toBe(new URL(instead).href);
  expect(findRefusal(instead)).toBeUndefined();
});

it.each([
  [
    "https://docs.google.com/document/d/1abc/edit#heading=h.1",
    "https://docs.google.com/document/d/1abc/preview",
  ],
  [
    "https://open.spotify.com/intl-de/episode/4abc?si=1",
    "https://open.spotify.com/embed/episode/4abc",
  ],
  [
    "https://soundcloud.com/lull/evening",
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Flull%2Fevening",
  ],
  [
    "https://m.facebook.com/watch/?v=123",
    "https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fm.facebook.com%2Fwatch%2F%3Fv%3D123",
  ],
  ["https://drive.google.com/open?id=1abc", "https://drive.google.com/file/d/1abc/preview"],
])("%s becomes %s", (given, instead) => {
  expect(findRefusal(given)?.instead).toBe(instead);
});

it.each([
  "https://docs.google.com/document/d/e/2abc/pub?embedded=true",
  "https://docs.google.com/presentation/d/1abc/embed?start=false",
  "https://docs.google.com/forms/d/e/1abc/viewform?embedded=true",
  "https://docs.google.com/spreadsheets/d/e/2abc/pubhtml",
  "https://drive.google.com/file/d/1abc/preview",
  "https://calendar.google.com/calendar/embed?src=a",
  "https://www.facebook.com/plugins/post.php?href=a",
  "https://www.facebook.com/v20.0/plugins/page.php?href=a",
  "https://www.linkedin.com/embed/feed/update/urn:li:share:7",
  "https://player.twitch.tv/?channel=lull&parent=lull.example",
  "https://www.canva.com/design/DAabc/xyz/view?embed",
  "https://onedrive.live.com/embed?cid=1",
  "https://www.instagram.com/reel/Cabc/embed/",
  "https://platform.twitter.com/embed/Tweet.html?id=1",
  "https://w.soundcloud.com/player/?url=a",
  "https://bandcamp.com/EmbeddedPlayer/album=1/",
  "https://numbers.example.com/board",
  "https://notgithub.com/a",
  "not an address",
])("%s is not refused", (address) => {
  expect(findRefusal(address)).toBeUndefined();
});
