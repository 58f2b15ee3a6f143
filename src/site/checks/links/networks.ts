/** The hosts of networks and stores, by their names as icons have them. */
const hosts: Record<string, readonly string[]> = {
  facebook: ["facebook.com", "fb.com", "fb.me"],
  instagram: ["instagram.com", "instagr.am"],
  threads: ["threads.net", "threads.com"],
  x: ["x.com", "twitter.com"],
  linkedin: ["linkedin.com", "lnkd.in"],
  youtube: ["youtube.com", "youtu.be"],
  tiktok: ["tiktok.com"],
  pinterest: ["pinterest.com", "pin.it"],
  whatsapp: ["whatsapp.com", "wa.me"],
  telegram: ["t.me", "telegram.me"],
  snapchat: ["snapchat.com"],
  reddit: ["reddit.com"],
  twitch: ["twitch.tv"],
  vimeo: ["vimeo.com"],
  spotify: ["spotify.com"],
  discord: ["discord.com", "discord.gg"],
  bluesky: ["bsky.app"],
  github: ["github.com"],
  gitlab: ["gitlab.com"],
  dribbble: ["dribbble.com"],
  behance: ["behance.net"],
  xing: ["xing.com"],
  "app-store": ["apps.apple.com", "itunes.apple.com"],
  "play-store": ["play.google.com"],
};

/** Other names of the same. */
const aliases: Record<string, string> = {
  twitter: "x",
  appstore: "app-store",
  googleplay: "play-store",
  "app store": "app-store",
  "google play": "play-store",
};

/** The network or store that a name means; undefined for any other word. */
export function networkCalled(name: string): string | undefined {
  const plain = name.trim().toLowerCase();
  const meant = aliases[plain] ?? plain;
  return Object.hasOwn(hosts, meant) ? meant : undefined;
}

/** The network or store that an address leads to; undefined for any other site. */
export function networkAt(address: string): string | undefined {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  return Object.keys(hosts).find((network) =>
    hosts[network]?.some((host) => `.${hostname}`.endsWith(`.${host}`)),
  );
}
