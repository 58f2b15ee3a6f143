import {
  type PoolOptions,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
} from "vitest/node";

type Listener = (message: unknown) => void;

/** A thread that lives longer would accumulate the leftovers of every run. */
const mostRuns = 40;

/** A test thread that outlives its run, so that the next run finds every module loaded. */
class ReusedThread implements PoolWorker {
  readonly name = "reused";
  private readonly thread: ThreadsPoolWorker;
  private listeners: { event: string; listener: Listener }[] = [];
  private runs = 0;

  constructor(options: PoolOptions) {
    this.thread = new ThreadsPoolWorker(options);
  }

  get isWorn(): boolean {
    return this.runs >= mostRuns;
  }

  on(event: string, listener: Listener): void {
    this.listeners.push({ event, listener });
    this.thread.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.listeners = this.listeners.filter(
      (each) => each.event !== event || each.listener !== listener,
    );
    this.thread.off(event, listener);
  }

  /** Answers requests to stop in place of the thread. */
  send(message: WorkerRequest): void {
    if (message.type !== "stop") {
      this.thread.send(message);
      return;
    }
    const stopped = { type: "stopped", __vitest_worker_response__: true };
    for (const { event, listener } of [...this.listeners]) {
      if (event === "message") listener(stopped);
    }
  }

  async start(): Promise<void> {
    if (this.runs === 0) await this.thread.start();
    this.runs += 1;
  }

  async stop(): Promise<void> {
    for (const { event, listener } of [...this.listeners]) this.off(event, listener);
    if (this.isWorn) await this.thread.stop();
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

let kept: ReusedThread | undefined;

/** Runs tests in one thread, run after run: starting a thread takes longer than most tests. */
export const reusedThread = {
  name: "reused",
  createPoolWorker(options: PoolOptions): PoolWorker {
    if (!kept || kept.isWorn) kept = new ReusedThread(options);
    return kept;
  },
};
