import type { Session } from "./session.ts";

/** Saves everything that is shown. Resolves to the reason if that is not possible. */
export async function saveFirst(session: Session): Promise<string | undefined> {
  await session.save();
  const { saving } = session.view();
  return saving.kind === "unsaved" ? saving.reason : undefined;
}
