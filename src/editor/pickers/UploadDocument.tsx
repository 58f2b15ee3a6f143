import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { endsIn } from "../../shared/fileEndings.ts";
import { Refused } from "../site/ask.ts";
import { useSession } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";
import { sendFile } from "./sendFile.ts";

const Mistake = styled.p({ color: "var(--danger)", fontSize: "var(--small)" });

const endings = [".pdf"];

/** A button that uploads a PDF that a link leads to. */
export function UploadDocument({ onUpload }: { onUpload: (path: string) => void }): ReactNode {
  const session = useSession();
  const [sent, setSent] = useState<string>();
  const [problem, explain] = useState("");
  const send = async (file: File) => {
    setSent(file.name);
    explain("");
    try {
      const path = await sendFile(file);
      if (!endsIn(path, endings)) {
        throw new Refused(`${path.slice(1)} is kept in public/, but it is no PDF.`);
      }
      session.announce(`${file.name} is uploaded, as ${path.slice(1)}.`);
      onUpload(path);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      explain(error.message);
    } finally {
      setSent(undefined);
    }
  };
  return (
    <>
      <FileTrigger
        acceptedFileTypes={["application/pdf", ...endings]}
        onSelect={(files) => files?.[0] && send(files[0])}
      >
        <Button isDisabled={sent !== undefined}>
          {sent === undefined ? "Upload a PDF" : `${sent} is being uploaded …`}
        </Button>
      </FileTrigger>
      {problem && <Mistake role="alert">{problem}</Mistake>}
    </>
  );
}
