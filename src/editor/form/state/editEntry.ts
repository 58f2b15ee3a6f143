import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import type { Operation, SectionRef } from "../../../shared/operation.ts";
import { isSame, type ValueAddress } from "../../pending/change.ts";
import { guardOf, pageOf } from "../../site/sections.ts";
import type { AddressOnPage, Session } from "../../site/session.ts";

/** The address of an entry in an operation, with what must be there. */
export interface EntryAddress {
  section?: SectionRef;
  path: FieldPath;
  was: unknown;
}

/** Plans the change of an entry at the address that it has by then, in the list that is around it. */
type Plan = (at: EntryAddress, list: readonly unknown[]) => { operation: Operation; words: string };

/**
 * Changes an entry of a list, or a list, once the actions before are done: it may have another place by then. `removed` is
 * the value of an entry that is removed, as its author saw it: another one stays. Resolves to false if nothing was done,
 * after announcing why.
 */
export function editEntry(
  session: Session,
  place: AddressOnPage,
  plan: Plan,
  removed?: { value: unknown },
): Promise<boolean> {
  const tracked = session.track(place);
  const refuse = (reason: string) => {
    session.announce(reason, true);
    return false;
  };
  return session.inTurn(async () => {
    await session.flush();
    tracked?.end();
    const owner = tracked && !tracked.isGone && ownerOf(session, tracked.at);
    if (!owner) return removed !== undefined || refuse("This entry is no longer on the page.");
    const { file, path } = tracked.at;
    if (removed && !isSame(dataAt(owner.data, path), removed.value)) {
      return refuse("This entry has been changed in the meantime. Look at it, and do it again.");
    }
    const list = dataAt(owner.data, path.slice(0, -1));
    const at = { ...owner.section, path, was: guardOf(owner.data, path) };
    const { operation, words } = plan(at, Array.isArray(list) ? list : []);
    return session.edit(file, operation, words);
  });
}

/** The data around a value, as they are shown: those of its section, or of its file. */
function ownerOf(session: Session, { file, section }: ValueAddress) {
  if (section === undefined) return { data: pageOf(session.view().site, file)?.data };
  const found = session.sections().find(({ anchor }) => anchor === section);
  return found && { section: { section: found.ref }, data: found.data };
}
