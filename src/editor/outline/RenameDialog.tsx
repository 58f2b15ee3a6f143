import { type ReactNode, useState } from "react";
import { Form } from "react-aria-components";
import { explainId } from "../../schema/ids.ts";
import { useView } from "../site/useSession.ts";
import { Button, PrimaryButton } from "../widgets/Button.tsx";
import { Dialog, DialogButtons } from "../widgets/Dialog.tsx";
import { TextField } from "../widgets/TextField.tsx";
import { type Row, titleOf } from "./rows.ts";
import { useRows } from "./useOutline.ts";

/** Asks for another name of a section in links. */
export function RenameDialog({ row, close }: { row: Row; close: () => void }): ReactNode {
  const { list, rename } = useRows();
  const facts = useView(({ facts }) => facts);
  const { anchor } = row.section;
  const [id, setId] = useState(anchor);
  const isTaken = list().some(({ key, section }) => key !== row.key && section.anchor === id);
  const error = isTaken ? "Another section has this name." : facts && explainId(facts.schemas, id);
  return (
    <Dialog title="Name in links" isOpen onClose={close}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (error) return;
          close();
          if (id !== anchor) void rename(row, id);
        }}
      >
        <TextField
          label="Name"
          value={id}
          onChange={setId}
          error={error}
          description={`Links reach ${titleOf(row)} by this name. Those of this site follow it.`}
        />
        <DialogButtons>
          <Button onPress={close}>Cancel</Button>
          <PrimaryButton type="submit">Rename</PrimaryButton>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}
