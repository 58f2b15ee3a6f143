import { expect, it } from "vitest";
import { describeHeaders } from "./headers.ts";
import { listSources } from "./policy.ts";

it("lets only the pages with frames of other hosts show them, and these tell nobody who may embed them", () => {
  const link = '<a href="https://a.example/" data-embed="https://film.example/a">';
  const { documents } = describeHeaders(
    "/",
    [
      { path: "/", sources: listSources("") },
      { path: "/film/", sources: listSources(link) },
      { path: "/404.html", sources: listSources("") },
    ],
    true,
  );
  const sent = documents.map(({ paths, headers }) => [
    paths,
    /frame-src [^;]*/.exec(headers["Content-Security-Policy"] ?? "")?.[0],
    headers["Cross-Origin-Embedder-Policy"],
  ]);
  expect(sent).toEqual([
    [["/", "/index.html", "/404.html"], undefined, "require-corp"],
    [["/film/"], "frame-src https://film.example", undefined],
  ]);
});
