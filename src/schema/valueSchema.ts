/** A JSON Schema for values of the type `Value`, which is for the compiler alone. */
export interface ValueSchema<Value> {
  readonly valueType?: Value;
  readonly [keyword: string]: unknown;
}

/** The type of a schema's values. */
export type ValueOf<Schema> = Schema extends ValueSchema<infer Value> ? Value : never;

type ValuesOf<Members> = { [Name in keyof Members]: ValueOf<Members[Name]> };

type Members = Record<string, ValueSchema<unknown>>;

/** A text. */
export const text: ValueSchema<string> = { type: "string" };

/** A whole number. */
export const integer: ValueSchema<number> = { type: "integer" };

/** A number. */
export const number: ValueSchema<number> = { type: "number" };

/** Yes or no. */
export const flag: ValueSchema<boolean> = { type: "boolean" };

/** An object of any kind. */
export const anyObject: ValueSchema<object> = { type: "object" };

/** An object whose values are texts. */
export const textsByName: ValueSchema<Record<string, string>> = {
  type: "object",
  additionalProperties: text,
};

/** One of several names. */
export const enumOf = <const Name extends string>(...names: Name[]): ValueSchema<Name> => ({
  enum: names,
});

/** A list of values of one kind. */
export const arrayOf = <Entry>(entry: ValueSchema<Entry>): ValueSchema<Entry[]> => ({
  type: "array",
  items: entry,
});

/** An object with these members and no other. */
export const objectOf = <Required extends Members, Optional extends Members = Record<never, never>>(
  required: Required,
  optional?: Optional,
): ValueSchema<ValuesOf<Required> & Partial<ValuesOf<Optional>>> => ({
  type: "object",
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

/** A list of texts. */
export const texts = arrayOf(text);
