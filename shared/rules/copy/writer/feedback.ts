/** Of each construction: the texts that stood before people who chose among them, and those that they kept. */
export type Feedback = Readonly<Record<string, Choices>>;
export type Choices = { shown: number; kept: number };

/**
 * How much people like texts of these constructions, from -0.5 to 0.5: the mean of (kept + 1) / (shown + 2), Laplace's rule of
 * succession, less the half that it is where nobody has chosen.
 */
export function liking(feedback: Feedback, constructions: Iterable<string>): number {
  const own = [...new Set(constructions)].map((id) => feedback[id] ?? { shown: 0, kept: 0 });
  if (own.length === 0) return 0;
  return own.reduce((sum, { shown, kept }) => sum + (kept + 1) / (shown + 2), 0) / own.length - 0.5;
}

type Chosen = { constructions?: readonly string[] | undefined };

/** What choices among some texts tell; nothing where nobody chose. */
export function feedbackOf(texts: readonly { text: Chosen; choice: 'kept' | 'rejected' | null }[]): Feedback {
  const counts: Record<string, Choices> = {};
  if (texts.every(({ choice }) => choice === null)) return counts;
  for (const { text, choice } of texts)
    for (const id of text.constructions ?? []) {
      const { shown, kept } = counts[id] ?? { shown: 0, kept: 0 };
      counts[id] = { shown: shown + 1, kept: kept + (choice === 'kept' ? 1 : 0) };
    }
  return counts;
}

export function addedFeedback(all: readonly Feedback[]): Feedback {
  const sums: Record<string, Choices> = {};
  for (const one of all)
    for (const [id, { shown, kept }] of Object.entries(one)) {
      const before = sums[id] ?? { shown: 0, kept: 0 };
      sums[id] = { shown: before.shown + shown, kept: before.kept + kept };
    }
  return sums;
}
