export type FactKind =
  | 'benefit'
  | 'feature'
  | 'pain'
  | 'proof'
  | 'objection'
  | 'answer'
  | 'offer'
  | 'price'
  | 'deadline'
  | 'audience'
  | 'keyword'
  | 'product';

/**
 * How a fact can stand in a sentence: `infinitive` after « pour », `noun` after « avec », `clause` by itself; `other` (« sans
 * engagement », « noté 4,8 sur 5 ») only as it was written.
 */
export type Shape = 'infinitive' | 'noun' | 'clause' | 'other';

/** An infinitive taken apart: « ne plus se lever fatigué » is `lever`, reflexive, negated by `plus`. */
export type VerbPhrase = {
  verb: string;
  reflexive: boolean;
  /** `plus`, `pas`, `jamais`, `rien`. */
  negation: string | null;
  /** « mieux », « enfin »: before an infinitive, after other forms. */
  adverb: string | null;
  rest: string;
};

export type Fact = {
  /** As the path of its field: `benefits.1`. */
  id: string;
  kind: FactKind;
  /** Typeset, without its last full stop; as it would stand inside a sentence where that is known. */
  text: string;
  shape: Shape;
  phrase: VerbPhrase | null;
  /** Whether `text` may stand after other words: its first letter is no capital that only opened a line. */
  inner: boolean;
  plural: boolean;
  evidenceId: string;
};

export type Evidence = {
  id: string;
  type: 'brief' | 'brand' | 'persona' | 'ad' | 'feedback' | 'insight';
  ref: string | null;
  path: string | null;
  label: string;
  quote: string | null;
  figures: Record<string, number> | null;
};

export type WriterWarning = { code: WriterWarningCode; message: string; path: string };
export type WriterWarningCode = 'fact_left_out' | 'claim_expired' | 'fewer_texts';
export type Question = { path: string; question: string; why: string };

/** The line of a list that a fact is of: an objection and its answer are one. */
export const factIn = (id: string): string => id.split('.').slice(0, 2).join('.');

/** Words that stand as they are given. */
export const plainFact = (text: string, evidenceId: string): Fact => ({
  id: evidenceId,
  kind: 'feature',
  text,
  shape: 'other',
  phrase: null,
  inner: false,
  plural: false,
  evidenceId,
});
