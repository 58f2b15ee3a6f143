import { type ReactNode, useState } from "react";
import { ask, Refused } from "../site/ask.ts";
import { Button } from "../widgets/Button.tsx";
import { DialogButtons } from "../widgets/Dialog.tsx";
import { downloadFile } from "./downloadFile.ts";

/** The files of the site, for a host to which they are taken by hand. */
export function MakeFiles(): ReactNode {
  const [pending, setPending] = useState<"folder" | "zip">();
  const [message, setMessage] = useState("");
  const make = async (kind: "folder" | "zip") => {
    setPending(kind);
    setMessage("");
    const made = await ask({ do: "make-files", isZip: kind === "zip" })
      .catch((error: unknown) => {
        if (error instanceof Refused) return { message: error.message, zip: undefined };
        throw error;
      })
      .finally(() => setPending(undefined));
    setMessage(made.message);
    if (made.zip !== undefined) downloadFile("site.zip", made.zip);
  };
  return (
    <>
      <p role="status">{message}</p>
      <DialogButtons>
        <Button isPending={pending === "zip"} onPress={() => void make("zip")}>
          {pending === "zip" ? "Making it…" : "Download as an archive"}
        </Button>
        <Button isPending={pending === "folder"} onPress={() => void make("folder")}>
          {pending === "folder" ? "Making it…" : "Make the folder"}
        </Button>
      </DialogButtons>
    </>
  );
}
