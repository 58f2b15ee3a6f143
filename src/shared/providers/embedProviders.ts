/** A host of films or maps, and the way from the addresses that people share to those that a frame may show. */
interface Provider {
  name: string;
  kind: "film" | "map";
  hosts: RegExp;
  /** An address of one film or map, as people share it. */
  example: string;
  /** The address for a frame; undefined if this one leads to no film or map. */
  frame: (address: URL) => string | undefined;
}

/** The part that a provider's page shows, ready for a frame. */
export interface Embed {
  /** The provider's name, or the host where it is none that we know. */
  name: string;
  kind: Provider["kind"] | "other";
  /** The address for the frame; undefined if the provider has no film or map at the given one. */
  frame: string | undefined;
  /** An address that would be right. */
  example?: string;
}

/** Names of YouTube's players, which have as many letters as the id of a film. */
const players: ReadonlySet<string> = new Set(["videoseries", "live_stream"]);

const providers: readonly Provider[] = [
  {
    name: "YouTube",
    kind: "film",
    hosts: /^((www|m|music)\.)?youtube(-nocookie)?\.com$|^youtu\.be$/,
    example: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    frame: ({ hostname, pathname, searchParams }) => {
      const [, channelOfLive] = /^\/channel\/([\w-]+)\/live\/?$/.exec(pathname) ?? [];
      const channel =
        channelOfLive ?? (pathname === "/embed/live_stream" ? searchParams.get("channel") : null);
      if (channel) {
        return address("https://www.youtube-nocookie.com/embed/live_stream", {
          channel,
          autoplay: 1,
        });
      }
      const [, inPath] = /^\/(?:embed|shorts|live|v|e)\/([^/]+)/.exec(pathname) ?? [];
      const id =
        hostname === "youtu.be"
          ? pathname.replaceAll("/", "")
          : (inPath ?? searchParams.get("v") ?? "");
      const list = searchParams.get("list");
      const isFilm = /^[\w-]{11}$/.test(id) && !players.has(id);
      const isList = id === "videoseries" || /^\/(playlist|embed|watch)\/?$/.test(pathname);
      // Lists that nobody else may see, and those that YouTube makes up for one person.
      const isOthers = !/^(WL|LL|LM|HL)$|^RD(?!CLAK)/.test(list ?? "");
      if (!isFilm && !(isList && list && isOthers)) return undefined;
      const start = toSeconds(searchParams.get("t") ?? searchParams.get("start"));
      return address(`https://www.youtube-nocookie.com/embed/${isFilm ? id : "videoseries"}`, {
        ...(list && isOthers && { list }),
        ...(start && { start }),
        autoplay: 1,
      });
    },
  },
  {
    name: "Vimeo",
    kind: "film",
    hosts: /^((www|player)\.)?vimeo\.com$/,
    example: "https://vimeo.com/76979871",
    frame: ({ pathname, searchParams }) => {
      const [, many, key] =
        /^\/((?:showcase|event)\/\d+)(?:\/embed)?(?:\/(\w+))?\/?$/.exec(
          pathname.replace(/^\/album\//, "/showcase/"),
        ) ?? [];
      if (many) return `https://vimeo.com/${many}/embed${key ? `/${key}` : ""}`;
      const [, id, secret = searchParams.get("h")] =
        /^\/(?:video\/|(?:channels|groups|album|showcase)\/[^/]+\/(?:videos?\/)?)?(\d+)(?:\/(\w+))?\/?$/.exec(
          pathname,
        ) ?? [];
      if (!id) return undefined;
      return address(`https://player.vimeo.com/video/${id}`, {
        ...(secret && { h: secret }),
        dnt: 1,
        autoplay: 1,
      });
    },
  },
  {
    name: "OpenStreetMap",
    kind: "map",
    hosts: /^(www\.)?(openstreetmap|osm)\.org$/,
    example: "https://www.openstreetmap.org/#map=16/52.5163/13.3777",
    frame: ({ href, pathname, hash, searchParams }) => {
      if (pathname === "/export/embed.html" && searchParams.has("bbox")) return href;
      const [, zoom, lat, lon] = /^#map=(\d+)[\d.]*\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
      if (!zoom || !lat || !lon) return undefined;
      const [pinLat, pinLon] = [searchParams.get("mlat"), searchParams.get("mlon")];
      return address("https://www.openstreetmap.org/export/embed.html", {
        bbox: boundsOf(Number(zoom), Number(lat), Number(lon)).join(","),
        layer: "mapnik",
        ...(pinLat && pinLon && { marker: `${pinLat},${pinLon}` }),
      });
    },
  },
  {
    name: "Google Maps",
    kind: "map",
    hosts: /^((www|maps)\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$|^maps\.app\.goo\.gl$/,
    example: "https://www.google.com/maps/place/Brandenburg+Gate/@52.5163,13.3777,16z",
    frame: ({ hostname, href, pathname, searchParams }) => {
      if (pathname.startsWith("/maps/embed")) return href;
      if (!pathname.startsWith("/maps") && !hostname.startsWith("maps.google.")) return undefined;
      const own = searchParams.get("mid");
      if (own) return address("https://www.google.com/maps/d/embed", { mid: own });
      const [, place] = /\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
      const [, point, zoom] = /\/@(-?[\d.]+,-?[\d.]+)(?:,(\d+)[\d.]*z)?/.exec(pathname) ?? [];
      const asked = searchParams.get("q") ?? searchParams.get("query") ?? readPlace(place);
      if (!asked && !point) return undefined;
      return address("https://www.google.com/maps?output=embed", {
        ...(asked && { q: asked }),
        ...(point && { ll: point }),
        ...(zoom && { z: zoom }),
      });
    },
  },
];

/** The part that an address leads to; undefined if it is no address. Any other host's is shown as it is. */
export function findEmbed(given: string): Embed | undefined {
  if (!URL.canParse(given)) return undefined;
  const url = new URL(given);
  const { hostname } = url;
  const provider = providers.find(({ hosts }) => hosts.test(hostname));
  if (!provider) return { name: hostname.replace(/^www\./, ""), kind: "other", frame: url.href };
  const { name, kind, example } = provider;
  return { name, kind, frame: provider.frame(url), example };
}

/** An address with more settings. */
function address(base: string, settings: Record<string, string | number>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, `${value}`);
  return url.href;
}

/** The seconds of a time such as 90, 90s or 1m30s. */
function toSeconds(time: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? "") ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The name of a place in the path of an address. */
function readPlace(place: string | undefined): string | undefined {
  try {
    return place && decodeURIComponent(place.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** The west, south, east and north of what a map of 800 by 450 pixels shows at a zoom level. */
function boundsOf(zoom: number, lat: number, lon: number): number[] {
  const across = (360 / 2 ** zoom) * (800 / 256);
  const up = ((across * 450) / 800) * Math.cos((lat * Math.PI) / 180);
  const bounds = [lon - across / 2, lat - up / 2, lon + across / 2, lat + up / 2];
  return bounds.map((degrees) => Math.round(degrees * 1e5) / 1e5);
}
