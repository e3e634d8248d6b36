/** How often each of some values comes, without those that are missing; values of one key are one, called as they mostly are. */
export function commonest<Value extends string>(
  values: Iterable<Value | undefined>,
  keyOf: (value: Value) => string = (value) => value,
): { value: Value; key: string; count: number }[] {
  const keys = new Map<string, Map<Value, number>>();
  for (const value of values) {
    if (value === undefined) continue;
    const key = keyOf(value);
    const ways = keys.get(key) ?? new Map<Value, number>();
    keys.set(key, ways.set(value, (ways.get(value) ?? 0) + 1));
  }
  return [...keys]
    .map(([key, ways]) => {
      const [most] = [...ways].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      return { value: most?.[0] as Value, key, count: [...ways.values()].reduce((sum, count) => sum + count, 0) };
    })
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}
