/** Returns the cached value of the key, or calls `make` and caches its result. */
export function memoize<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
