/** The props that the visual editor gives to a control of a site's own. */
export interface FieldProps {
  /** The id of the control: the label of the field names it. */
  id: string;
  /** The id of the words about the field. */
  describedBy: string;
  /** The value in the file, or else its default. */
  value: unknown;
  /** The values among which the schema lets an author choose, if it names them. */
  options: readonly unknown[];
  isRequired: boolean;
  /** Writes another value into the file; undefined leaves the setting out. */
  onChange(value: unknown): void;
}
