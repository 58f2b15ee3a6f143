import type { ViteDevServer } from "vite";
import { explainFailure } from "../../site/explainFileError.ts";

type Job = () => Promise<void>;

/** Two rows of jobs, each run one after the other. A job that fails is logged, and the next one runs. */
export interface Turns {
  /** Reads files: changes are handled one after the other, so that none is lost. */
  read(job: Job): Promise<void>;
  /** Renders pages: the next edit does not wait for it, and what is out of date by then is never rendered. */
  render(job: Job): Promise<void>;
}

/** Starts the rows of jobs of a preview. The first job waits until the address is shown: a long page would delay it. */
export function createTurns({ httpServer, config }: ViteDevServer): Turns {
  const shown = new Promise<void>((resolve) => {
    httpServer?.once("listening", () => resolve());
  });
  const createRow = () => {
    let last = shown;
    return (job: Job) => {
      last = last.then(job).catch((error) => {
        config.logger.error(explainFailure(error) ?? String(error));
      });
      return last;
    };
  };
  return { read: createRow(), render: createRow() };
}
