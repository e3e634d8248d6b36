import { type Construction, isSlot, type Slot, type Token, tokensOf } from '../constructions/construction.ts';
import type { Fact } from '../facts/fact.ts';
import type { Product } from '../facts/product.ts';
import { hasDeterminer } from '../facts/shape.ts';
import type { Address } from '../french/conjugate.ts';
import { afterA, afterDe, elides } from '../french/elide.ts';
import { toReader } from '../french/possessives.ts';
import { imperativeOf, imperfectOf, infinitiveOf, presentOf } from '../french/said.ts';
import { capitalised } from '../french/typography.ts';

/** A piece of a text, and the fact that it comes from; glue comes from none. */
export type Piece = {
  text: string;
  fact: Fact | null;
  /** That of the sentence that it is of. */
  construction?: string;
};

export type Voice = { register: Address; product: Product; productFact: Fact; call: readonly Piece[] | null };

/** Which fact stands in which place: `benefit`, `benefit2`. */
export type Assignment = Readonly<Record<string, Fact>>;

type Said = { before?: string; text: string } | null;

/** The sentence of a construction, or null where one of its facts cannot be said so. */
export function fill({ template }: Construction, facts: Assignment, voice: Voice): Piece[] | null {
  const pieces: Piece[] = [];
  for (const token of tokensOf(template)) {
    const opens = /(?:^|[.?!…]\s|\n)$/u.test(pieces.at(-1)?.text ?? '');
    const said = piecesOf(token, facts, voice, opens);
    if (!said) return null;
    for (const piece of said) add(pieces, piece);
  }
  const [first] = pieces;
  if (first) first.text = capitalised(first.text);
  return pieces;
}

/** Words of no fact are one piece. */
function add(pieces: Piece[], { text, fact }: Piece): void {
  const last = pieces.at(-1);
  if (text === '') return;
  if (fact === null && last && last.fact === null) last.text += text;
  else pieces.push({ text, fact });
}

function piecesOf(token: Token, facts: Assignment, voice: Voice, opens: boolean): readonly Piece[] | null {
  if (typeof token === 'string') return [{ text: token, fact: null }];
  if ('vous' in token) return [{ text: token[voice.register], fact: null }];
  if ('one' in token) return [{ text: voice.product.plural ? token.several : token.one, fact: null }];
  if (token.form === 'call') return voice.call;
  const said = slotText(token, facts, voice);
  if (!said || said.text === '') return null;
  const fact = token.kind === 'product' ? voice.productFact : (facts[token.key] ?? null);
  const text = opens && !said.before ? capitalised(said.text) : said.text;
  return [
    { text: said.before ?? '', fact: null },
    { text, fact },
  ];
}

export const slotsOf = (construction: Construction): Slot[] => tokensOf(construction.template).filter(isSlot);

function slotText({ form, kind, key }: Slot, facts: Assignment, { register, product }: Voice): Said {
  if (kind === 'product') return productText(form, product);
  const fact = facts[key];
  if (!fact) return null;
  const own = forms[form];
  return own ? own(fact, register) : null;
}

function productText(form: string, { subject, full, label }: Product): Said {
  if (form === 'label') return { text: label };
  if (form === 'afull' && full) {
    const [before, text] = afterA(full);
    return { before, text };
  }
  return plain(form === 'product' ? subject : full);
}

type Form = (fact: Fact, register: Address) => Said;
const plain = (text: string | null): Said => (text ? { text } : null);
const article = /^(?:une?|des) /;
const definite = /^(?:les? |la |l’)/;

const thing = (fact: Fact, register: Address): string | null =>
  fact.shape === 'noun' && fact.inner && hasDeterminer(fact.text) && !/^[−+]/.test(fact.text)
    ? toReader(fact.text, register)
    : null;

/** « des tableurs partagés » as what everybody knows: « les tableurs partagés ». */
function theThing(fact: Fact, register: Address): string | null {
  const said = thing(fact, register);
  if (!said) return null;
  if (definite.test(said)) return said;
  return said.startsWith('des ') ? `les ${said.slice(4)}` : null;
}

const infinitive = (fact: Fact, register: Address): string | null => {
  if (!fact.phrase || fact.shape === 'other') return null;
  return infinitiveOf(fact.phrase, register);
};
const deOf = (text: string | null): Said => {
  if (!text) return null;
  const [before, rest] = afterDe(text);
  return { before, text: rest };
};
/** A doubt in the customer's words, asked of them: « s’il ne me convient pas » is « s’il ne vous convient pas ». */
function doubtOf(text: string, register: Address): string | null {
  const asked = text.replace(/(?<!\p{L})(?:me |m’)(?=(\p{L}+))/giu, (_, next: string) =>
    register === 'vous' ? 'vous ' : elides(next) ? 't’' : 'te ',
  );
  const said = toReader(asked, register);
  return said && !/(?<!\p{L})(?:je|j’|moi)(?!\p{L})/iu.test(said) ? said : null;
}
const usual = (text: string): boolean => text.length <= 110;
/** « 1 490 € » is no sentence; « 19 € par mois » is one. */
const isBareSum = ({ kind, text }: Fact): boolean => kind === 'price' && !/\p{L}/u.test(text);
/** « ne plus oublier », « se passer de » and « éviter » are of what is done no more. */
const isDone = ({ phrase }: Fact): boolean =>
  !(
    phrase &&
    (phrase.negation ||
      undone.has(phrase.verb) ||
      (phrase.reflexive && phrase.verb === 'passer') ||
      phrase.rest.startsWith('adieu'))
  );
const undone = new Set('cesser éliminer éviter oublier réduire stopper supprimer'.split(' '));

/** How a fact is said in each form; null where its shape does not allow it. */
const forms: Record<string, Form> = {
  /** As a sentence of its own, as it was written. */
  flat: (fact, register) =>
    fact.shape === 'infinitive' || isBareSum(fact)
      ? null
      : plain(fact.shape === 'noun' ? toReader(fact.text, register) : notFirstPerson(fact)),
  /** As an answer, whatever its shape. */
  sentence: (fact, register) =>
    plain(fact.phrase && fact.shape === 'infinitive' ? imperativeOf(fact.phrase, register) : notFirstPerson(fact)),
  /** As a question that only raises the voice. */
  spoken: (fact, register) => {
    if (!usual(fact.text)) return null;
    if (fact.kind === 'objection' && fact.shape !== 'infinitive') return plain(doubtOf(fact.text, register));
    if (fact.shape === 'infinitive') return fact.kind === 'objection' ? plain(infinitive(fact, register)) : null;
    return plain(fact.shape === 'clause' ? notFirstPerson(fact) : toReader(fact.text, register));
  },
  inner: (fact, register) =>
    fact.inner && fact.shape !== 'infinitive'
      ? plain(fact.shape === 'noun' ? toReader(fact.text, register) : notFirstPerson(fact))
      : null,
  denoun: (fact, register) =>
    fact.shape === 'noun' && fact.inner && !hasDeterminer(fact.text) && /^\p{L}+[sx] /u.test(fact.text)
      ? deOf(toReader(fact.text, register))
      : null,
  sum: (fact) => (isBareSum(fact) ? plain(fact.text) : null),
  noun: (fact, register) => (fact.shape === 'noun' ? plain(toReader(fact.text, register)) : null),
  innernoun: (fact, register) => (fact.shape === 'noun' && fact.inner ? plain(toReader(fact.text, register)) : null),
  clause: (fact) => (fact.shape === 'clause' && fact.inner ? plain(notFirstPerson(fact)) : null),
  thing: (fact, register) => plain(thing(fact, register)),
  the: (fact, register) => plain(theThing(fact, register)),
  capthe: (fact, register) => plain(theThing(fact, register)),
  /** « des nuits hachées », « un devis oublié ». */
  one: (fact, register) => (article.test(fact.text) ? plain(thing(fact, register)) : null),
  dething: (fact, register) => deOf(thing(fact, register)),
  de: (fact, register) => deOf(infinitive(fact, register) ?? thing(fact, register)),
  a: (fact, register) => {
    const said = theThing(fact, register);
    if (!said) return null;
    const [before, text] = afterA(said);
    return { before, text };
  },
  inf: (fact, register) => plain(infinitive(fact, register)),
  capinf: (fact, register) => plain(infinitive(fact, register)),
  deinf: (fact, register) => deOf(infinitive(fact, register)),
  /** What one does, not what one does no more. */
  posinf: (fact, register) => (isDone(fact) ? plain(infinitive(fact, register)) : null),
  deposinf: (fact, register) => (isDone(fact) ? deOf(infinitive(fact, register)) : null),
  ainf: (fact, register) => {
    // « vous aide à aider »
    const said = fact.phrase?.verb === 'aider' ? null : infinitive(fact, register);
    return said ? { before: 'à ', text: said } : null;
  },
  /** After « plutôt que »: « de », with its vowel or without. */
  queinf: (fact, register) => {
    const said = infinitive(fact, register);
    return said ? { before: elides(said) ? 'd’' : 'de ', text: said } : null;
  },
  imperative: (fact, register) =>
    fact.phrase && fact.shape !== 'other' ? plain(imperativeOf(fact.phrase, register)) : null,
  present: (fact, register) => (fact.phrase && fact.shape !== 'other' ? plain(presentOf(fact.phrase, register)) : null),
  imperfect: (fact, register) =>
    fact.phrase && fact.shape !== 'other' && !fact.phrase.negation ? plain(imperfectOf(fact.phrase, register)) : null,
  /** Several people who do something: whoever reads may be one of them. */
  people: (fact) =>
    fact.shape === 'clause' && fact.plural && someone.test(fact.text) && !/ sur \d/.test(fact.text)
      ? plain(notFirstPerson(fact))
      : null,
  /** Called by what they do: « Artisans du bâtiment ». */
  who: (fact, register) => (register === 'tu' ? null : plain(peopleOf(fact.text)?.replace(/^les /, '') ?? null)),
  them: (fact) => plain(peopleOf(fact.text)),
};

const someone =
  /(?<!\p{L})(?:clients|clientes|personnes|familles|foyers|entreprises|équipes|agences|artisans|utilisateurs|utilisatrices|parents|élèves|étudiants|commerçants|restaurants|boutiques|indépendants|freelances|dirigeants|abonnés|membres|adhérents|propriétaires|voyageurs|lecteurs|professionnels|associations|communes|écoles)(?!\p{L})/iu;

/** « je » and « mon » are the customer's words: nobody says them in the name of the brand. */
const notFirstPerson = ({ text, kind }: Fact): string | null =>
  (kind === 'pain' || kind === 'objection') && /(?<!\p{L})(?:je|j’|mon|ma|mes|moi|me|m’)(?!\p{L})/iu.test(text)
    ? null
    : text;

/** People called by what they do, several: never by age, sex or state. */
function peopleOf(text: string): string | null {
  const [first = ''] = text.replace(/^les /i, '').split(/[\s\u00a0]/);
  if (/\d|(?<!\p{L})(?:ans|femmes?|hommes?|filles?|garçons?|malades?|csp)(?!\p{L})/iu.test(text)) return null;
  if (/^(?:le|la|un|une|l’|des|tout|toute|chaque)(?:\s|$|(?<=’))/i.test(text) || text.length > 45) return null;
  if (/[,;/(]|\bet\b|\bou\b|\bqui\b/.test(text) || !/[sx]$/.test(first)) return null;
  return `les ${text.replace(/^les /i, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}
