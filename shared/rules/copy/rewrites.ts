import type { AdText, Analysis, Finding } from './analysis.ts';

const fields = ['headline', 'body', 'description'] as const;
type RewrittenField = (typeof fields)[number];

/** A field as it is and as it may be, for one reason; `rule` is a code of law or of platforms, null for what is style. */
export type Rewrite = {
  field: RewrittenField;
  before: string;
  after: string;
  why: string;
  rule: Pick<Finding, 'rule' | 'label' | 'reference'> | null;
};

type Fix = Omit<Rewrite, 'field' | 'before'> | null;

const mostHashtags = 3;
const hashtag = /[ \u00a0]?(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]{1,60}/gu;
/** A French sign of exclamation keeps its distance, narrow and unbroken. */
const exclamation = '\u202f!';

/** What can be mended without knowing anything more than the words: signs, capitals, mentions. Each alone, in the order of the fields. */
export function rewritesOf(ad: AdText, analysis: Analysis): Rewrite[] {
  return fields.flatMap((field) => {
    const before = ad[field] ?? '';
    if (before.trim() === '') return [];
    const own = analysis.compliance.filter((finding) => finding.field === field);
    const fixes = [
      ...(field === mainField(ad) ? mentions(before, analysis) : []),
      capitals(before, own),
      exclamations(before, own),
      hashtags(before),
    ];
    return fixes.flatMap((fix) => (fix && fix.after !== before ? [{ field, before, ...fix }] : []));
  });
}

/** Where what must be said is said. */
const mainField = ({ body, headline }: AdText): RewrittenField =>
  body.trim() ? 'body' : headline?.trim() ? 'headline' : 'description';

const mentions = (before: string, { requiredMentions, compliance }: Analysis): Fix[] =>
  requiredMentions
    .filter(({ present }) => !present)
    .map(({ rule, text }) => {
      const found = compliance.find((finding) => finding.rule === rule);
      const after = `${before.trimEnd()}\n${text}`;
      return { after, why: found?.explanation ?? 'Cette mention est obligatoire.', rule: found ?? null };
    });

function capitals(before: string, own: readonly Finding[]): Fix {
  const found = own.filter(({ rule, text }) => rule === 'capitals' && text !== '');
  const [first] = found;
  if (!first) return null;
  let after = before;
  for (const { start, end } of found) after = after.slice(0, start) + lowered(before, start, end) + after.slice(end);
  return { after, why: first.explanation, rule: first };
}

/** The first letter stays where a sentence begins. */
function lowered(text: string, start: number, end: number): string {
  const begins = /(?:^|[.!?…\n])\s*$/u.test(text.slice(0, start));
  const low = text.slice(start, end).toLocaleLowerCase('fr');
  // Some capitals are one letter and two when they are small: the places of what follows would move.
  if (low.length !== end - start) return text.slice(start, end);
  return begins ? low.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('fr')) : low;
}

function exclamations(before: string, own: readonly Finding[]): Fix {
  const refused = own.find(({ rule, text }) => rule === 'google_symbols' && text.includes('!'));
  if (refused) return { after: before.replace(/[\s\u00a0\u202f]*!+/g, ''), why: refused.explanation, rule: refused };
  const after = before.replace(/[ \u00a0\u202f]*!(?:[ \u00a0\u202f]*!)+/g, exclamation);
  return { after, why: 'Un seul point d’exclamation suffit\u00a0: répété, il crie.', rule: null };
}

function hashtags(before: string): Fix {
  let seen = 0;
  const after = before.replace(hashtag, (one) => (++seen > mostHashtags ? '' : one)).trimEnd();
  return { after, why: 'Trois mots-dièse au plus\u00a0: au-delà, ils prennent la place du message.', rule: null };
}
