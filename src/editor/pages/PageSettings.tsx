import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { dataAt } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import type { Operation } from "../../shared/operation.ts";
import { SettingsForm } from "../form/Form.tsx";
import { countLinks } from "../site/countLinks.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Button, DangerButton } from "../widgets/Button.tsx";
import { judgeAddress, toAddress } from "./address.ts";
import { CommitField } from "./CommitField.tsx";
import { type ListedPage, linksInWords } from "./listedPage.ts";
import { SearchPreview } from "./SearchPreview.tsx";
import { TranslatedAddresses } from "./TranslatedAddresses.tsx";

const Buttons = styled.div({ display: "flex", flexWrap: "wrap", gap: "calc(2 * var(--space))" });

const Fields = styled.section({ display: "grid", gap: "calc(4 * var(--space))" });

const Note = styled.p({ color: "var(--quiet)", fontSize: "var(--small)" });

/** The title, the description and the address of a page, and the ways to take it off the site. */
export function PageSettings({
  page: { page, isFirst, title, settings, isHidden },
}: {
  page: ListedPage;
}): ReactNode {
  const session = useSession();
  const site = useView(({ site }) => site);
  const facts = useView(({ facts }) => facts);
  if (!site || !facts) return null;
  const { file, path, data } = page;
  const edit = (operation: Operation, words: string) => session.edit(file, operation, words);
  const textOf = (name: string) => asText(dataAt(data, [settings, name]) ?? "");
  const at = (name: string) => ({ file, path: [settings, name] });
  const setText = (name: string, words: string) => (text: string, seen: string) => {
    // A text that is left out is shown as an empty one.
    const value = seen === textOf(name) ? dataAt(data, [settings, name]) : seen;
    session.change(at(name), text.trim(), words, { seen: { value } });
  };
  const links = linksInWords(countLinks(site, facts.schemas, page));
  const rename = async (typed: string) => {
    const to = toAddress(typed);
    const follow = links && ` ${links} to it ${links === "1 link" ? "follows" : "follow"}.`;
    const words = `The page is at ${to} now, and ${path} leads there.${follow}`;
    const isDone = await edit({ do: "rename-page", page: path, to }, words);
    // Another page may have been opened meanwhile.
    if (isDone && session.view().page === path) session.open(to);
  };
  const hide = () =>
    edit(
      { do: "set", path: ["page", "enabled"], value: false },
      `"${title}" is hidden${links && `, with ${links} to it`}.`,
    );
  const show = () =>
    edit({ do: "remove", path: ["page", "enabled"] }, `"${title}" is on the site again.`);
  const remove = async () => {
    const left =
      links && ` ${links} still ${links === "1 link" ? "leads" : "lead"} to it: see the problems.`;
    const isDone = await session.changePages(
      { do: "delete-page", file },
      `"${title}" is deleted.${left}`,
    );
    if (isDone && session.view().page === path) session.open("/");
  };
  return (
    <Fields aria-label={`Settings of ${title}`}>
      <CommitField
        at={at("title")}
        label="Title"
        description="In the browser tab and in search results. About 60 characters are shown."
        value={textOf("title")}
        judge={needed}
        save={setText("title", "The title is saved.")}
      />
      <CommitField
        at={at("description")}
        label="Description"
        description="A sentence or two for search results and shared links."
        value={textOf("description")}
        hasLines
        judge={needed}
        save={setText("description", "The description is saved.")}
      />
      <SearchPreview
        title={textOf("title")}
        description={textOf("description")}
        path={path}
        image={dataAt(data, [settings, "socialImage"])}
      />
      {isFirst ? (
        <Note>The first page is at / and stays there.</Note>
      ) : (
        <>
          <CommitField
            at={{ file, path: [] }}
            isLate
            label="Address"
            description="Links to the page follow, and the old address leads to the new one."
            value={path}
            judge={(typed) =>
              judgeAddress(
                typed,
                site.pages.map((each) => each.path).filter((each) => each !== path),
              )
            }
            save={rename}
          />
          <TranslatedAddresses page={page} site={site} />
          <SettingsForm
            {...{ file, path: settingsPath }}
            schemaFile="subpage.schema.json"
            except={shownAbove}
          />
          <Buttons>
            <Button onPress={isHidden ? show : hide}>
              {isHidden ? "Show the page" : "Hide the page"}
            </Button>
            <DangerButton onPress={remove}>Delete the page</DangerButton>
          </Buttons>
        </>
      )}
    </Fields>
  );
}

const settingsPath = ["page"];
const shownAbove = ["title", "description", "enabled", "addresses"];

const needed = (text: string) =>
  text.trim() === "" ? "This cannot be empty. Escape brings the old words back." : undefined;
