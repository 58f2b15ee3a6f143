/** A browser other than Chromium, with the operations that these tests need. */
export interface Engine {
  /** Opens an address in a window whose page is about this wide. */
  open(address: string, width: number): Promise<void>;
  /** Runs a function in the page. */
  run<Result, Argument>(
    what: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Clicks the first element that matches. */
  click(selector: string): Promise<void>;
  /** Clicks a point of the window, in pixels of its page. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses a key, by its name in KeyboardEvent.key. */
  press(key: string): Promise<void>;
  /** The errors and warnings in the browser's console so far. */
  complaints(): Promise<string[]>;
  /** Saves a picture of the window, for people to look at. */
  photograph(file: string): Promise<void>;
  close(): Promise<void>;
}
