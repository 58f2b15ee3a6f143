/** A browser that is no Chromium, as far as these tests drive it. */
export interface Engine {
  /** Opens an address in a window whose page is about so wide. */
  open(address: string, width: number): Promise<void>;
  /** Runs a function in the page. */
  run<Result, Argument>(
    what: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Presses the pointer on the first element that matches. */
  click(selector: string): Promise<void>;
  /** Presses a key, by the name it has in KeyboardEvent.key. */
  press(key: string): Promise<void>;
  /** What the browser says of itself that its console complained about so far. */
  complaints(): Promise<string[]>;
  /** Keeps a picture of the window, to be looked at. */
  photograph(file: string): Promise<void>;
  close(): Promise<void>;
}
