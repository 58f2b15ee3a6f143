/** A function that calls `make` once, when it is first called, and returns that result from then on. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns the cached value of the key, or calls `make` and caches its result. */
export function memoize<K, V>(
  known: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
