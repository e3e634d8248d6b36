const mostRemembered = 20_000;

/** What follows from a text, worked out once for each of the texts that files repeat. */
export function remembering<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const found = answer(text);
    if (known.size >= mostRemembered) known.clear();
    known.set(text, found);
    return found;
  };
}
