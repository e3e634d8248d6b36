/** Lists of names that are kept, and the characters of one: they stay in memory as long as a file is read. */
const [mostKept, longestKept] = [100, 20_000];

/** What follows from a list of names, worked out once: the records of a file have mostly the same ones. */
export function rememberedNames<Answer>(answer: (names: string[]) => Answer): (names: string[]) => Answer {
  const known = new Map<string, Answer>();
  return (names) => {
    const key = names.join('\n');
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const found = answer(names);
    if (known.size < mostKept && key.length < longestKept) known.set(key, found);
    return found;
  };
}
