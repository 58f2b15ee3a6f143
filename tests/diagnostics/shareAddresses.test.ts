import { expect, test } from "vitest";
import { stringify } from "yaml";
import { answer, tell } from "./readFixture.ts";

const right = "  - type: footer\n";

/** The small page with a section that shows this address. */
const showing = (address: string) =>
  `  - type: embed\n    props:\n      title: See it\n      address: ${stringify(address, { lineWidth: 0 }).trimEnd()}\n      image: { src: /images/hero.png, alt: A phone. }\n${right}`;

const told = (address: string) =>
  tell(right, showing(address)).split("\n").slice(7).join("\n") || "nothing";

test("an address that people share is taken as it is", () => {
  for (const address of [
    "https://youtu.be/aqz-KE-bpKQ?t=1m30s",
    "https://vimeo.com/76979871",
    "https://www.openstreetmap.org/#map=16/52.5163/13.3777",
    "https://www.google.com/maps/place/Brandenburg+Gate/@52.5163,13.3777,16z",
    "https://numbers.lull.museum/board",
  ]) {
    expect(told(address)).toBe("nothing");
  }
});

test("an address that leads to no film and to no map is told, with one that does", () => {
  expect(answer(right, showing("https://www.youtube.com/@lull"))).toMatchInlineSnapshot(`
    "page.yaml:68:16 error not-shown Section 7, embed: YouTube has no film at this address that a page could show.
      67 |       title: See it
      68 |       address: https://www.youtube.com/@lull
         |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Open the film, and copy its address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ."
  `);
  expect(
    [
      "https://www.youtube.com/watch?v=aqz-KE-bpKQ).",
      "https://youtu.be/aqz-KE-bpKQ)",
      "https://vimeo.com/watch",
      "https://www.openstreetmap.org/node/1",
      "https://maps.app.goo.gl/abc",
      "https://www.google.com/maps/dir/a/b",
      "https://lull.museum/?a&amp;b",
    ]
      .map(told)
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "  68:16-61 not-shown Section 7, embed: YouTube has no film at this address that a page could show. Did you mean "https://www.youtube.com/watch?v=aqz-KE-bpKQ"? Open the film, and copy its address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.
      68:16-45 not-shown Section 7, embed: YouTube has no film at this address that a page could show. Did you mean "https://youtu.be/aqz-KE-bpKQ"? Open the film, and copy its address, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.
      68:16-39 not-shown Section 7, embed: Vimeo has no film at this address that a page could show. Open the film, and copy its address, such as https://vimeo.com/76979871.
      68:16-52 not-shown Section 7, embed: OpenStreetMap has no map at this address that a page could show. Open the map, and copy its address, such as https://www.openstreetmap.org/#map=16/52.5163/13.3777.
      68:16-43 not-shown Section 7, embed: Google Maps has no map at this address that a page could show. Open it in a browser, and copy the whole address from there, such as https://www.google.com/maps/place/Brandenburg+Gate/@52.5163,13.3777,16z.
      68:16-51 not-shown Section 7, embed: Google Maps has no map at this address that a page could show. Open the map, and copy its address, such as https://www.google.com/maps/place/Brandenburg+Gate/@52.5163,13.3777,16z.
      68:38-43 bad-link Section 7, embed: "address" holds "&amp;", as & is written in HTML, so the address is another one. Write & in place of &amp;. → Write & in place of &amp;."
  `);
});

test("a page that its host shows in no frame is told, with one that it does", () => {
  expect(
    [
      "https://open.spotify.com/episode/4abc?si=1",
      "https://docs.google.com/document/d/1abc/edit",
      "https://www.instagram.com/lull/",
      "https://goo.gl/maps/abc",
      "https://www.google.com/maps/dir/Riverton/Seaside/@52.5163,13.3777,9z",
      "open.spotify.com/episode/4abc",
    ]
      .map(told)
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "  68:16-58 no-frame Section 7, embed: Spotify lets no other page show this address, so visitors who click see an empty frame. Did you mean "https://open.spotify.com/embed/episode/4abc"?
      68:16-60 no-frame Section 7, embed: Google Docs lets no other page show this address, so visitors who click see an empty frame. Did you mean "https://docs.google.com/document/d/1abc/preview"? Share it with everyone who has the link, so that visitors see it.
      68:16-47 no-frame Section 7, embed: Instagram lets no other page show this address, so visitors who click see an empty frame. Link to it with a button or a link in a text instead.
      68:16-39 no-frame Section 7, embed: Google lets no other page show this address, so visitors who click see an empty frame. Open it in a browser, and copy the whole address from there.
      68:16-84 no-frame Section 7, embed: of a route at Google Maps, a page shows the map alone. Open the route, and copy the address from the code behind Share, Embed a map; it begins with https://www.google.com/maps/embed.
      68:16-45 bad-address Section 7, embed: "address" cannot be "open.spotify.com/episode/4abc": an address begins with https://. Did you mean "https://open.spotify.com/embed/episode/4abc"? Write the address that the browser shows while you look at the film or map, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ."
  `);
});

test("code, and an address without its beginning, are led back to the address", () => {
  expect(
    [
      '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&amp;start=5" title="A film"></iframe>',
      '<iframe src="//player.vimeo.com/video/76979871"></iframe>',
      `<div><iframe title="How src='x' > works" data-src="a" SRC=https://www.youtube.com/embed/aqz-KE-bpKQ?a&#61;b></iframe></div>`,
      "www.youtube.com/watch?v=aqz-KE-bpKQ",
      "http://vimeo.com/76979871",
      "aqz-KE-bpKQ",
      "the film",
    ]
      .map(told)
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "  68:16-125 bad-address Section 7, embed: "address" cannot be "<iframe width="560" src="https://www.youtube.com/embed/aqz-…": it is code, of which the address alone is needed. Did you mean "https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&start=5"? Write the address that the browser shows while you look at the film or map, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.
      68:16-73 bad-address Section 7, embed: "address" cannot be "<iframe src="//player.vimeo.com/video/76979871"></iframe>": it is code, of which the address alone is needed. Did you mean "https://player.vimeo.com/video/76979871"? Write the address that the browser shows while you look at the film or map, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.
      68:16-139 bad-address Section 7, embed: "address" cannot be "<div><iframe title="How src='x' > works" data-src="a" SRC=h…": it is code, of which the address alone is needed. Did you mean "https://www.youtube.com/embed/aqz-KE-bpKQ?a=b"? Write the address that the browser shows while you look at the film or map, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.
      68:16-51 bad-address Section 7, embed: "address" cannot be "www.youtube.com/watch?v=aqz-KE-bpKQ": an address begins with https://. Did you mean "https://www.youtube.com/watch?v=aqz-KE-bpKQ"? Write the address that the browser shows while you look at the film or map, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.
      68:16-41 bad-address Section 7, embed: "address" cannot be "http://vimeo.com/76979871": an address begins with https://. Did you mean "https://vimeo.com/76979871"? Write the address that the browser shows while you look at the film or map, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.
      68:16-27 bad-address Section 7, embed: "address" cannot be "aqz-KE-bpKQ". Write the address that the browser shows while you look at the film or map, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.
      68:16-24 bad-address Section 7, embed: "address" cannot be "the film". Write the address that the browser shows while you look at the film or map, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ."
  `);
});
