/**
 * True if a prop that few pages use is there. The islands of a build whose sections have no property of its name have
 * `false` in place of `given(name)`, and go without the code behind it.
 */
export const given = <T>(value: T): value is NonNullable<T> => value !== undefined;
