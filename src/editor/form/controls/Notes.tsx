import { type ReactNode, useId } from "react";
import type { Problem } from "../../../shared/editor/endpoint.ts";
import { isStillToWrite, withoutPlace } from "../../site/problemWords.ts";
import { useForm } from "../state/FormContext.ts";
import { Button, ErrorText, FieldHelp, Words } from "./parts.ts";

interface Props {
  /** The id by which the control names these words. */
  id: string;
  help?: string | undefined;
  /** The reason why what is written is not taken. */
  fault?: string | undefined;
  problems: readonly Problem[];
}

/** The words about a value: the help, and what is wrong with it. */
export function Notes({ id, help, fault, problems }: Props): ReactNode {
  return (
    <Words id={id}>
      {help && <FieldHelp data-help>{help}</FieldHelp>}
      {fault && <ErrorText>{fault}</ErrorText>}
      <Problems problems={problems} />
    </Words>
  );
}

/** The diagnostics of a field, each with its certain fix. */
export function Problems({ problems }: { problems: readonly Problem[] }): ReactNode {
  return problems.map((problem) => (
    <ProblemNote key={`${problem.code} ${problem.message}`} problem={problem} />
  ));
}

function ProblemNote({ problem }: { problem: Problem }): ReactNode {
  const { fix } = useForm();
  const id = useId();
  return (
    <ErrorText data-severity={problem.severity}>
      <p id={id}>
        {withoutPlace(problem.message)} {isStillToWrite(problem) ? "" : problem.hint}
      </p>
      {problem.fix && (
        <Button type="button" aria-describedby={id} onClick={() => fix(problem)}>
          {problem.fix}
        </Button>
      )}
    </ErrorText>
  );
}
