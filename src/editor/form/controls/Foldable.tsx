import { type ReactNode, useState } from "react";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { isProblemInside } from "../fields/problems.ts";
import { useForm } from "../state/FormContext.ts";
import { Details } from "./parts.ts";

interface Props {
  title: ReactNode;
  /** The paths of the values inside. */
  paths: readonly FieldPath[];
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a form that opens and closes. It opens by itself when a value inside is selected in the page. */
export function Foldable({
  title,
  paths,
  isOpen: isOpenFirst = false,
  children,
}: Props): ReactNode {
  const { selected } = useForm();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const holdsSelected = selected && paths.some((path) => isProblemInside(selected, path));
  const [openedFor, setOpenedFor] = useState<FieldPath>();
  // It is open before the field inside comes into view.
  if (selected && holdsSelected && openedFor !== selected) {
    setOpenedFor(selected);
    setOpen(true);
  }
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <div>{children}</div>
    </Details>
  );
}
