import type { ReactNode } from "react";
import {
  Button,
  Dialog,
  FieldError,
  Form,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  TextField,
} from "react-aria-components";
import { useView } from "../site/session.ts";
import { DialogCard } from "./menuParts.ts";
import { type Row, titleOf } from "./rows.ts";
import { useRows } from "./useOutline.ts";

/** Asks for another name of a section in links. */
export function RenameDialog({ row, close }: { row: Row; close: () => void }): ReactNode {
  const { rows, rename } = useRows();
  const { facts } = useView();
  const { anchor } = row.section;
  const rule = facts?.schemas.get("common.schema.json")?.definitions?.id;
  const validate = (id: string) => {
    const others = rows.filter(({ key }) => key !== row.key);
    if (others.some(({ section }) => section.anchor === id))
      return "Another section has this name.";
    const isRight = new RegExp(String(rule?.pattern ?? ""), "u").test(id);
    return isRight || String(rule?.patternErrorMessage ?? "This cannot be a name in links.");
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && close()}
      style={{
        position: "fixed",
        inset: 0,
        zIndex: 100,
        display: "grid",
        placeItems: "center",
        background: "rgb(0 0 0 / 0.3)",
      }}
    >
      <Modal>
        <DialogCard>
          <Dialog>
            <Heading slot="title">Name in links</Heading>
            <p>Links reach {titleOf(row)} by this name. Those of this site follow it.</p>
            <Form
              onSubmit={(event) => {
                event.preventDefault();
                const id = String(new FormData(event.currentTarget).get("name") ?? "");
                close();
                if (id !== anchor) void rename(row, id);
              }}
            >
              <TextField name="name" defaultValue={anchor} validate={validate} isRequired autoFocus>
                <Label>Name</Label>
                <Input autoComplete="off" spellCheck={false} />
                <FieldError />
              </TextField>
              <div className="buttons">
                <Button onPress={close}>Cancel</Button>
                <Button type="submit">Rename</Button>
              </div>
            </Form>
          </Dialog>
        </DialogCard>
      </Modal>
    </ModalOverlay>
  );
}
