/** A pure function that keeps its last answers: from one prospect to the next, the same words come back. */
export function remembered<Given, Answer>(answer: (given: Given) => Answer, kept = 5_000): (given: Given) => Answer {
  const known = new Map<Given, Answer>();
  return (given) => {
    if (known.has(given)) return known.get(given) as Answer;
    if (known.size >= kept) known.clear();
    const found = answer(given);
    known.set(given, found);
    return found;
  };
}
