import type { ReactNode } from "react";
import { FileTrigger, Pressable } from "react-aria-components";
import { pictureEndings } from "../../../shared/fileEndings.ts";
import { readPictureEntry } from "../../site/pictureEntry.ts";
import type { ListField } from "../fields/field.ts";
import { useForm } from "../state/FormContext.ts";
import { Button } from "./parts.ts";

/** A button that makes entries of several pictures, for lists whose entries a picture is enough for. */
export function UploadSeveral({ field }: { field: ListField }): ReactNode {
  const { schemas, addPictures } = useForm();
  const entry = readPictureEntry(schemas, field.entry);
  if (!addPictures || !entry || field.items.length >= field.max) return null;
  return (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={[...pictureEndings]}
      onSelect={(files) => files && files.length > 0 && addPictures(field, [...files])}
    >
      <Pressable>
        <Button type="button">Upload pictures</Button>
      </Pressable>
    </FileTrigger>
  );
}
