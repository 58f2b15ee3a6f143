import { expect, it } from "vitest";
import { findEmbed } from "./embedProviders.ts";

const film = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ";
const vimeo = "https://player.vimeo.com/video/76979871";
const google = "https://www.google.com/maps";

it.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", `${film}?autoplay=1`],
  ["https://m.youtube.com/watch?v=aqz-KE-bpKQ&feature=share", `${film}?autoplay=1`],
  ["https://youtu.be/aqz-KE-bpKQ?si=abc&t=90", `${film}?start=90&autoplay=1`],
  ["https://www.youtube.com/watch?t=1h2m3s&v=aqz-KE-bpKQ", `${film}?start=3723&autoplay=1`],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", `${film}?autoplay=1`],
  ["https://www.youtube.com/embed/aqz-KE-bpKQ?start=5", `${film}?start=5&autoplay=1`],
  [
    "https://www.youtube.com/playlist?list=PL1",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PL1&autoplay=1",
  ],
  [
    "https://www.youtube.com/embed/videoseries?si=a&list=PL1",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PL1&autoplay=1",
  ],
  [
    "https://www.youtube.com/embed?listType=playlist&list=PL1",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PL1&autoplay=1",
  ],
  [
    "https://www.youtube.com/watch?list=PL1",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PL1&autoplay=1",
  ],
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1", `${film}?list=PL1&autoplay=1`],
  ["https://youtu.be/aqz-KE-bpKQ?list=PL1&t=5", `${film}?list=PL1&start=5&autoplay=1`],
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=WL&index=2", `${film}?autoplay=1`],
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=RDaqz-KE-bpKQ", `${film}?autoplay=1`],
  ["https://www.youtube.com/playlist?list=WL", undefined],
  ["https://www.youtube.com/embed/videoseries", undefined],
  ["https://www.youtube.com/watch?v=videoseries", undefined],
  ["https://www.youtube.com/live/aqz-KE-bpKQ?feature=share", `${film}?autoplay=1`],
  [
    "https://www.youtube.com/embed/live_stream?channel=UC1",
    "https://www.youtube-nocookie.com/embed/live_stream?channel=UC1&autoplay=1",
  ],
  [
    "https://www.youtube.com/channel/UC1/live",
    "https://www.youtube-nocookie.com/embed/live_stream?channel=UC1&autoplay=1",
  ],
  ["https://www.youtube.com/embed/live_stream", undefined],
  ["https://www.youtube.com/@channel/live", undefined],
  ["https://www.youtube.com/", undefined],
  ["https://www.youtube.com/@channel", undefined],
  ["https://youtu.be/short", undefined],
  ["https://vimeo.com/76979871", `${vimeo}?dnt=1&autoplay=1`],
  ["https://vimeo.com/76979871/0a1b2c", `${vimeo}?h=0a1b2c&dnt=1&autoplay=1`],
  ["https://player.vimeo.com/video/76979871?h=0a1b2c", `${vimeo}?h=0a1b2c&dnt=1&autoplay=1`],
  ["https://vimeo.com/channels/staffpicks/76979871", `${vimeo}?dnt=1&autoplay=1`],
  ["https://vimeo.com/showcase/123/video/76979871", `${vimeo}?dnt=1&autoplay=1`],
  ["https://vimeo.com/showcase/123", "https://vimeo.com/showcase/123/embed"],
  ["https://vimeo.com/album/123/", "https://vimeo.com/showcase/123/embed"],
  ["https://vimeo.com/event/123", "https://vimeo.com/event/123/embed"],
  ["https://vimeo.com/event/123/embed/0a1b2c", "https://vimeo.com/event/123/embed/0a1b2c"],
  ["https://vimeo.com/watch", undefined],
  [
    "https://www.openstreetmap.org/#map=16/52.5163/13.3777",
    "https://www.openstreetmap.org/export/embed.html?bbox=13.36912%2C52.51336%2C13.38628%2C52.51924&layer=mapnik",
  ],
  [
    "https://www.openstreetmap.org/?mlat=52.5&mlon=13.4#map=3.5/52.5/13.4",
    "https://www.openstreetmap.org/export/embed.html?bbox=-56.9125%2C28.42301%2C83.7125%2C76.57699&layer=mapnik&marker=52.5%2C13.4",
  ],
  ["https://www.openstreetmap.org/node/1", undefined],
  ["https://osm.org/go/0MbEUuTq", undefined],
  [`${google}/embed?pb=!1m18`, `${google}/embed?pb=!1m18`],
  [
    `${google}/place/Brandenburger+Tor/@52.5163,13.3777,16.5z/data=!3m1`,
    `${google}?output=embed&q=Brandenburger+Tor&ll=52.5163%2C13.3777&z=16`,
  ],
  ["https://maps.google.de/?q=Tor", `${google}?output=embed&q=Tor`],
  [`${google}/d/viewer?mid=1abc`, `${google}/d/embed?mid=1abc`],
  [google, undefined],
  ["https://www.google.com/search?q=Tor", undefined],
  ["https://maps.app.goo.gl/abc", undefined],
  ["https://numbers.example.com/board#a", "https://numbers.example.com/board#a"],
])("%s is shown by %s", (given, expected) => {
  expect(findEmbed(given)?.frame).toBe(expected);
});

it("every example is one that is shown", () => {
  const hosts = ["youtube.com", "vimeo.com", "openstreetmap.org", "google.com"];
  const examples = hosts.map((host) => findEmbed(`https://${host}/`)?.example ?? "");
  expect(examples.map((each) => findEmbed(each)?.frame).filter(Boolean)).toHaveLength(4);
});
