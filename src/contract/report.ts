/** A line of page.yaml with the place in it that a problem is about, and the line above. */
export interface SourceFrame {
  line: number;
  above?: string;
  before: string;
  marked: string;
  after: string;
}
