/** What is known under the key, or what `make` makes, which is known from then on. */
export function memoize<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
