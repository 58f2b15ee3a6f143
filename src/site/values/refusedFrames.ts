/** Pages of a host that no other page may show in a frame. */
interface Refusal {
  name: string;
  /** The beginning of their addresses, without https:// and www. */
  pages: RegExp;
  /** An address of such a page, as an example. */
  example: string;
  /** The same page for frames, where its address follows: `$1` is a group of `pages`, `{address}` the whole address, encoded. */
  instead?: string;
  /** The way to something that can be shown. */
  hint: string;
}

/** A refusal that concerns one address, and the address to write instead if it is known. */
export interface RefusedFrame extends Pick<Refusal, "name" | "hint"> {
  instead?: string;
}

const open = "Open it in a browser, and copy the whole address from there.";
const link = "Link to it with a button or a link in a text instead.";
const shared = "Share it with everyone who has the link, so that visitors see it.";
const code = "Copy the address from the code that its menu offers under Share or Embed.";

/** The hosts that are known to refuse frames, by their answers to browsers. */
export const refusals: readonly Refusal[] = [
  {
    name: "Google",
    pages: /^(goo\.gl|g\.page|g\.co|share\.google|forms\.gle|photos\.app\.goo\.gl)\//,
    example: "https://goo.gl/maps/abc",
    hint: open,
  },
  {
    name: "Google Docs",
    pages:
      /^docs\.google\.com\/(document|spreadsheets|drawings)(?:\/u\/\d+)?\/d\/(?!e\/)([\w-]+)(?:\/(?:edit|view|copy|htmlview|mobilebasic)?)?(?:\?.*)?$/,
    example: "https://docs.google.com/document/d/1abc/edit?usp=sharing",
    instead: "https://docs.google.com/$1/d/$2/preview",
    hint: shared,
  },
  {
    name: "Google Slides",
    pages:
      /^docs\.google\.com\/presentation(?:\/u\/\d+)?\/d\/(?!e\/)([\w-]+)(?:\/(?:edit|view|copy)?)?(?:\?.*)?$/,
    example: "https://docs.google.com/presentation/d/1abc/edit",
    instead: "https://docs.google.com/presentation/d/$1/embed",
    hint: shared,
  },
  {
    name: "Google Forms",
    pages:
      /^docs\.google\.com\/forms(?:\/u\/\d+)?\/d\/([\w-]+)(?:\/(?:edit|prefill|copy)?)?(?:\?.*)?$/,
    example: "https://docs.google.com/forms/d/1abc/edit",
    instead: "https://docs.google.com/forms/d/$1/viewform?embedded=true",
    hint: "Publish the form first, so that visitors can answer.",
  },
  {
    name: "Google Drive",
    pages: /^drive\.google\.com\/(?:file(?:\/u\/\d+)?\/d\/|open\?id=)([\w-]+)(?!.*\/preview)/,
    example: "https://drive.google.com/file/d/1abc/view?usp=sharing",
    instead: "https://drive.google.com/file/d/$1/preview",
    hint: shared,
  },
  {
    name: "Google Drive",
    pages: /^drive\.google\.com\/drive\/(?:u\/\d+\/)?folders\/([\w-]+)/,
    example: "https://drive.google.com/drive/folders/1abc",
    instead: "https://drive.google.com/embeddedfolderview?id=$1#list",
    hint: shared,
  },
  {
    name: "Google Calendar",
    pages: /^calendar\.google\.com\/calendar\/(?!embed)/,
    example: "https://calendar.google.com/calendar/u/0/r",
    hint: "Copy the address from the embed code in the calendar's settings, under Integrate calendar.",
  },
  {
    name: "Google Photos",
    pages: /^photos\.google\.com\//,
    example: "https://photos.google.com/share/abc",
    hint: link,
  },
  {
    name: "Spotify",
    pages:
      /^open\.spotify\.com\/(?:intl-[a-z-]+\/)?(track|album|artist|playlist|episode|show)\/(\w+)/,
    example: "https://open.spotify.com/episode/4abc?si=1",
    instead: "https://open.spotify.com/embed/$1/$2",
    hint: "",
  },
  {
    name: "Spotify",
    pages: /^(open\.spotify\.com\/(?!embed)|spotify\.(link|com)\/)/,
    example: "https://spotify.link/abc",
    hint: open,
  },
  {
    name: "Apple Music",
    pages: /^music\.apple\.com(\/.*)/,
    example: "https://music.apple.com/us/album/a/1",
    instead: "https://embed.music.apple.com$1",
    hint: "",
  },
  {
    name: "Apple Podcasts",
    pages: /^podcasts\.apple\.com(\/.*)/,
    example: "https://podcasts.apple.com/us/podcast/a/id1",
    instead: "https://embed.podcasts.apple.com$1",
    hint: "",
  },
  {
    name: "Apple Maps",
    pages: /^maps\.apple(\.com)?\//,
    example: "https://maps.apple.com/?q=Tor",
    hint: "Show the place with an address of OpenStreetMap or Google Maps.",
  },
  {
    name: "Deezer",
    pages:
      /^deezer\.com\/(?:[a-z]{2}\/)?(track|album|artist|playlist|episode|show)\/(\d+)(?:\?.*)?$/,
    example: "https://www.deezer.com/en/album/123",
    instead: "https://widget.deezer.com/widget/auto/$1/$2",
    hint: "",
  },
  {
    name: "SoundCloud",
    pages: /^(?:m\.)?soundcloud\.com\/[\w-]+\/.+/,
    example: "https://soundcloud.com/lull/evening",
    instead: "https://w.soundcloud.com/player/?url={address}",
    hint: "",
  },
  {
    name: "SoundCloud",
    pages: /^on\.soundcloud\.com\//,
    example: "https://on.soundcloud.com/abc",
    hint: open,
  },
  {
    name: "Instagram",
    pages: /^instagram\.com\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]+)\/?(?:\?.*)?$/,
    example: "https://www.instagram.com/p/Cabc/?igsh=1",
    instead: "https://www.instagram.com/p/$1/embed/",
    hint: "",
  },
  {
    name: "Instagram",
    pages: /^(instagram\.com|instagr\.am)\/(?!.*\/embed)/,
    example: "https://www.instagram.com/lull/",
    hint: link,
  },
  {
    name: "Threads",
    pages: /^(threads\.(?:net|com)\/@[\w.]+\/post\/[\w-]+)\/?(?:\?.*)?$/,
    example: "https://www.threads.net/@lull/post/Cabc",
    instead: "https://www.$1/embed",
    hint: "",
  },
  {
    name: "Facebook",
    pages: /^((?:m|web|[a-z]{2}-[a-z]{2})\.)?facebook\.com\/.*(videos\/|watch\/?\?|reel\/)/,
    example: "https://www.facebook.com/lull/videos/123/",
    instead: "https://www.facebook.com/plugins/video.php?href={address}",
    hint: "",
  },
  {
    name: "Facebook",
    pages: /^(([\w-]+\.)?facebook\.com\/(?!.*plugins\/)|fb\.(com|me|watch)\/)/,
    example: "https://www.facebook.com/lull",
    hint: `Copy the address from the code behind Embed; it begins with https://www.facebook.com/plugins/. ${link}`,
  },
  { name: "X", pages: /^((mobile\.)?twitter|x)\.com\//, example: "https://x.com/lull", hint: link },
  {
    name: "TikTok",
    pages: /^(?:m\.)?tiktok\.com\/@[\w.-]+\/video\/(\d+)/,
    example: "https://www.tiktok.com/@lull/video/7123",
    instead: "https://www.tiktok.com/player/v1/$1",
    hint: "",
  },
  {
    name: "TikTok",
    pages: /^(?:(?:vm|vt|m)\.)?tiktok\.com\/(?!embed|player)/,
    example: "https://vm.tiktok.com/abc/",
    hint: "Open the film in a browser, and copy the whole address from there.",
  },
  {
    name: "LinkedIn",
    pages: /^([a-z]{2}\.)?(linkedin\.com\/(?!embed)|lnkd\.in\/)/,
    example: "https://www.linkedin.com/company/lull/",
    hint: `A post has a code behind Embed this post, whose address begins with https://www.linkedin.com/embed/. ${link}`,
  },
  {
    name: "Pinterest",
    pages: /^(?:[a-z]{2}\.)?pinterest\.[a-z.]+\/pin\/(?:[\w-]*--)?(\d+)/,
    example: "https://www.pinterest.com/pin/123/",
    instead: "https://assets.pinterest.com/ext/embed.html?id=$1",
    hint: "",
  },
  {
    name: "Pinterest",
    pages: /^((?:[a-z]{2}\.)?pinterest\.[a-z.]+|pin\.it)\//,
    example: "https://pin.it/abc",
    hint: link,
  },
  {
    name: "Reddit",
    pages: /^(?:(?:old|new)\.)?reddit\.com(\/r\/\w+\/comments\/[^?]+)/,
    example: "https://www.reddit.com/r/lull/comments/1abc/a_day/",
    instead: "https://embed.reddit.com$1",
    hint: "",
  },
  {
    name: "Reddit",
    pages: /^((old|new)\.)?(reddit\.com|redd\.it)\//,
    example: "https://www.reddit.com/r/lull/",
    hint: link,
  },
  {
    name: "Twitch",
    pages: /^(m\.|clips\.)?twitch\.tv\/(?!embed)/,
    example: "https://www.twitch.tv/lull",
    hint: "Write https://player.twitch.tv/?channel=NAME&parent=DOMAIN, where DOMAIN is the domain of your site.",
  },
  {
    name: "Dailymotion",
    pages: /^(?:dailymotion\.com\/(?:[a-z]{2}\/)?video|dai\.ly)\/(\w+)/,
    example: "https://www.dailymotion.com/video/x8abc",
    instead: "https://geo.dailymotion.com/player.html?video=$1",
    hint: "",
  },
  {
    name: "Loom",
    pages: /^loom\.com\/share\/(?:[\w-]*-)?([0-9a-f]{32})/,
    example: "https://www.loom.com/share/0123456789abcdef0123456789abcdef",
    instead: "https://www.loom.com/embed/$1",
    hint: "",
  },
  {
    name: "Dropbox",
    pages: /^dropbox\.com\//,
    example: "https://www.dropbox.com/s/abc/menu.pdf?dl=0",
    hint: "Put the file into public/, and link to it.",
  },
  {
    name: "OneDrive",
    pages: /^(onedrive\.live\.com\/(?!embed)|1drv\.ms\/(?!.*[?&]em=2))/,
    example: "https://1drv.ms/w/s!abc",
    hint: code,
  },
  {
    name: "GitHub",
    pages: /^(gist\.)?github\.com\//,
    example: "https://github.com/lull/lull",
    hint: link,
  },
  {
    name: "Figma",
    pages: /^figma\.com\/(?:file|design)\/(\w+)/,
    example: "https://www.figma.com/design/abc/Lull?node-id=1-2",
    instead: "https://embed.figma.com/design/$1?embed-host=share",
    hint: "",
  },
  {
    name: "Figma",
    pages: /^figma\.com\/(proto|board|slides|deck)\/(\w+)/,
    example: "https://www.figma.com/proto/abc/Lull",
    instead: "https://embed.figma.com/$1/$2?embed-host=share",
    hint: "",
  },
  {
    name: "Miro",
    pages: /^miro\.com\/app\/board\/([\w=-]+)/,
    example: "https://miro.com/app/board/uXabc=/",
    instead: "https://miro.com/app/live-embed/$1/",
    hint: "",
  },
  {
    name: "Canva",
    pages: /^canva\.com\/design\/(\w+\/[\w-]+)\/(?:view|watch|edit)(?!\?(?:.*&)?embed)/,
    example: "https://www.canva.com/design/DAabc/xyz/view?utm_content=a",
    instead: "https://www.canva.com/design/$1/view?embed",
    hint: "",
  },
  {
    name: "Notion",
    pages: /^(notion\.(so|com)\/|[\w-]+\.notion\.site\/(?!ebd\/))/,
    example: "https://lull.notion.site/Plan-123",
    hint: "Publish the page, and copy the address from the code behind Embed this page.",
  },
  {
    name: "Airtable",
    pages: /^airtable\.com\/((?:app\w+\/)?shr\w+)/,
    example: "https://airtable.com/appabc/shrabc",
    instead: "https://airtable.com/embed/$1",
    hint: "",
  },
  {
    name: "CodePen",
    pages: /^codepen\.io\/([\w-]+)\/(?:pen|full|details)\/(\w+)/,
    example: "https://codepen.io/lull/pen/abc",
    instead: "https://codepen.io/$1/embed/$2",
    hint: "",
  },
  {
    name: "Komoot",
    pages: /^komoot\.(com|de)\/(?:[a-z]{2}-[a-z]{2}\/)?tour\/(\d+)\/?(?:\?.*)?$/,
    example: "https://www.komoot.com/tour/123",
    instead: "https://www.komoot.com/tour/$2/embed",
    hint: "",
  },
  {
    name: "Bing Maps",
    pages: /^bing\.com\/maps(?!\/embed)/,
    example: "https://www.bing.com/maps?cp=1",
    hint: code,
  },
  {
    name: "Telegram",
    pages: /^t\.me\/(\w+\/\d+)(?!.*[?&]embed=)/,
    example: "https://t.me/lull/12",
    instead: "https://t.me/$1?embed=1",
    hint: "",
  },
  {
    name: "WhatsApp",
    pages: /^(wa\.me|(?:chat\.|api\.)?whatsapp\.com)\//,
    example: "https://wa.me/15550100",
    hint: link,
  },
];

/** The refusal of a page in a frame; undefined if its host is not known for one. */
export function findRefusal(given: string): RefusedFrame | undefined {
  if (!URL.canParse(given)) return undefined;
  const { hostname, pathname, search, href } = new URL(given);
  const page = hostname.replace(/^www\./, "") + pathname + search;
  const refusal = refusals.find(({ pages }) => pages.test(page));
  if (!refusal) return undefined;
  const { name, pages, instead, hint } = refusal;
  const groups = pages.exec(page) ?? [];
  const address = instead
    ?.replace("{address}", encodeURIComponent(href))
    .replaceAll(/\$(\d)/g, (_, group) => groups[Number(group)] ?? "");
  return { name, hint, ...(address && { instead: address }) };
}
