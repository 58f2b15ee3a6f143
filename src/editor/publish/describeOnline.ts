import type { OnlineState } from "../../shared/editor/publication.ts";

/** The way of the last publication to visitors in few words; nothing else is left to publish. */
export function nameWay(online: OnlineState | undefined): string {
  switch (online?.kind) {
    case "on-its-way":
      return "Published · on its way";
    case "online":
      return `Online since ${formatTime(online.since)}`;
    case "late":
      return "Not online after 10 minutes";
    default:
      return "Published";
  }
}

/** The same in a sentence. */
export function describeWay(online: OnlineState | undefined): string {
  switch (online?.kind) {
    case "on-its-way":
      return "The last publication is on its way to visitors: the host builds it.";
    case "online":
      return `Visitors get the last publication since ${formatTime(online.since)}. There is nothing to publish.`;
    case "late":
      return "Not online after 10 minutes: look at the host. It says there why it has not built the site.";
    default:
      return "Everything is online. There is nothing to publish.";
  }
}

const formatTime = (time: string) =>
  new Intl.DateTimeFormat(undefined, { timeStyle: "short" }).format(new Date(time));
