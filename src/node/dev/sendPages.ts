import type { NormalizedHotChannelClient, ViteDevServer } from "vite";
import { liveEvent, propsEvent } from "../../shared/live/live.ts";
import { reportEvent } from "../../shared/live/report.ts";
import { formatByWeight } from "../../site/report/format.ts";
import { sendRevision, sendTags } from "./editor/sendTags.ts";
import { findChangedProps } from "./findChangedProps.ts";
import { type Broken, type PreviewState, reportFor } from "./preview.ts";
import type { PreviewAddress } from "./previewAddress.ts";
import type { ReadingFault } from "./readingFault.ts";
import type { SiteView } from "./views.ts";

type Client = NormalizedHotChannelClient;

/** Sends pages to the browsers in `open`, which have the pages named there open. Problems of `now` are logged. */
export function createSender(
  { config }: ViteDevServer,
  open: ReadonlyMap<Client, PreviewAddress>,
  now: SiteView,
  fault: ReadingFault,
) {
  const log = ({ loaded }: Broken) => config.logger.error(formatByWeight([loaded]));
  const report = (client: Client, at: string, { preview }: SiteView) =>
    client.send(reportEvent, reportFor(at, preview, fault.reason()));
  return {
    /** Says in all browsers that what they show may be out of date, as the files of the site cannot be read. */
    sendFault(): void {
      for (const [client, { at }] of open) report(client, at, now);
    },
    /** Sends a page to a browser that has opened it. `hasPage` is false if its document shows a report alone. */
    async sendOpened(
      client: Client,
      { at, isEdited }: PreviewAddress,
      hasPage: boolean,
      view: SiteView,
    ): Promise<void> {
      report(client, at, view);
      const page = view.preview.pages.get(at);
      const broken = view.preview.broken.get(at);
      if (broken) log(broken);
      if (isEdited) await sendTags(client, view, at);
      if (!broken && page) client.send(liveEvent, await view.renderer.renderEdit(page));
      // It went while its document was loading.
      if (hasPage && !isEdited && !has(view.preview, at)) client.send({ type: "full-reload" });
    },
    /** Sends to each open page of a view how it differs from what was sent last. */
    async sendChanges(view: SiteView): Promise<void> {
      const { preview, renderer, sent: last } = view;
      if (preview === last) return;
      view.sent = preview;
      const clients = [...open].filter(([, { on }]) => on === view.on);
      for (const [client, { at }] of clients) report(client, at, view);
      if (view === now) {
        for (const [at, broken] of preview.broken) if (last.broken.get(at) !== broken) log(broken);
      }
      for (const [client, { at, isEdited }] of clients) {
        // The editor shows another page by itself.
        if (!isEdited && has(last, at) && !has(preview, at)) client.send({ type: "full-reload" });
      }
      for (const at of new Set(clients.map(([, shown]) => shown.at))) {
        const page = preview.pages.get(at);
        const before = last.pages.get(at);
        const here = clients.filter(([, shown]) => shown.at === at);
        const edited = here.filter(([, shown]) => shown.isEdited);
        if (!page || page === before) {
          // The editor waits for the page to have the revision that it has itself.
          for (const [client] of edited) await sendRevision(client, view, at);
          continue;
        }
        for (const [client] of edited) await sendTags(client, view, at);
        const send = (event: string, data: unknown) => {
          for (const [client] of here) client.send(event, data);
        };
        // Before rendering, which takes longer.
        send(propsEvent, findChangedProps(before, page));
        send(liveEvent, await renderer.renderEdit(page));
      }
    },
  };
}

/** True if a browser that opens the path has something of it to show. */
const has = ({ pages, broken }: PreviewState, at: string) => pages.has(at) || broken.has(at);
