import { fold, foldedWords } from '../../../kernel/fold.ts';
import { analyse } from '../analyse.ts';
import type { AnalysisOptions, FieldName } from '../analysis.ts';
import type { Address } from '../french/conjugate.ts';
import { graphemesIn } from '../graphemes.ts';
import { isForeign } from '../language.ts';
import { numberValues } from './number-values.ts';

export type Guard =
  | 'limit'
  | 'number'
  | 'link'
  | 'quote'
  | 'compliance'
  | 'banned'
  | 'register'
  | 'language'
  | 'copy'
  | 'duplicate'
  | 'injection';

export type Refusal = { reason: Guard; detail: string };

/** What every text is held against, whoever wrote it. */
export type Guarded = {
  /** All that may be said, as it was given: facts, names, addresses, mentions. */
  sources: readonly string[];
  /** An ad of someone else, whose words must not come back. */
  foreign: string | null;
  register: Address;
  options: AnalysisOptions;
  industry: string | null;
  /** What stands under every text, or beside it: some things may be said with it alone. */
  mentions: string;
};

export type GuardedText = { text: string; max: number; holds: FieldName | null };

const address =
  /https?:\/\/[^\s)»]+|\bwww\.[^\s)»]+|[\w.+-]+@[\w-]+\.[\w.-]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|fr|net|org|io|app|ai|eu|be|ch|shop|store|co|example|paris)\b(?:\/[^\s)»]*)?/gi;
const phone = /(?<![\d.,])(?:\+\d{2}[\s.-]?\d|0\d)(?:[\s.-]?\d{2}){4}(?!\d)/g;
const quoted = /«\s*([^«»]+?)\s*»|“([^”]+)”|"([^"]+)"/g;
const wordsOfCopy = 6;

const spaced = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
const plain = (text: string): string => spaced(fold(text));
const digits = (text: string): string => text.replace(/\D/g, '').replace(/^33/, '0');

/** What stands in the way of a text; null when nothing does. `others` are those that it stands beside. */
export function refusalOf(
  { text, max, holds }: GuardedText,
  guarded: Guarded,
  others: readonly string[] = [],
): Refusal | null {
  const { sources, foreign } = guarded;
  const length = graphemesIn(text);
  if (length > max) return { reason: 'limit', detail: `${length} caractères, ${max} au plus` };
  const known = sources.join('\n');
  const refusal =
    unknownLink(text, known) ??
    unknownNumber(text, known) ??
    unknownQuote(text, sources) ??
    copied(text, foreign, known);
  if (refusal) return refusal;
  if (others.some((other) => plain(other) === plain(text)))
    return { reason: 'duplicate', detail: 'Ce texte y est déjà' };
  return read(text, holds, guarded);
}

function read(
  text: string,
  holds: FieldName | null,
  { register, options, industry, mentions }: Guarded,
): Refusal | null {
  const ad = holds === 'headline' ? { headline: text, body: '' } : { body: text };
  const { suspicious, register: said } = analyse({ ...ad, industry }, { ...options, own: true });
  const { compliance } = analyse({ ...ad, body: `${ad.body}\n${mentions}`, industry }, { ...options, own: true });
  const [order] = suspicious;
  if (order) return { reason: 'injection', detail: `«\u00a0${order.text.slice(0, 80)}\u00a0» s’adresse à une machine` };
  const banned = compliance.find(({ rule }) => rule === 'banned_word' || rule === 'comparative');
  if (banned) return { reason: 'banned', detail: `«\u00a0${banned.text}\u00a0» est écarté par la marque` };
  // « Écologique » may be true of what is recognised so; no one shows that in a text of a few words.
  const blocking = compliance.find(({ severity, rule }) => severity === 'blocking' || rule === 'green_generic');
  if (blocking) return { reason: 'compliance', detail: `${blocking.label} (${blocking.reference})` };
  if (said === 'mixed' || (said !== 'none' && said !== register))
    return { reason: 'register', detail: register === 'vous' ? 'Ce texte tutoie' : 'Ce texte vouvoie' };
  if (isForeign(text)) return { reason: 'language', detail: 'Ce texte ne semble pas être en français' };
  return null;
}

function unknownLink(text: string, known: string): Refusal | null {
  const sources = fold(known);
  const link = (text.match(address) ?? []).find((one) => !sources.includes(fold(one).replace(/[.,;:!?]+$/, '')));
  if (link) return { reason: 'link', detail: `«\u00a0${link}\u00a0» n’est dans aucune de vos sources` };
  const numbers = (known.match(phone) ?? []).map(digits);
  const called = (text.match(phone) ?? []).find((one) => !numbers.includes(digits(one)));
  return called
    ? { reason: 'link', detail: `Le numéro «\u00a0${called}\u00a0» n’est dans aucune de vos sources` }
    : null;
}

/** By value: « trois heures » holds « 3 heures ». */
function unknownNumber(text: string, known: string): Refusal | null {
  const allowed = new Set(numberValues(known));
  const bare = text.replace(address, ' ').replace(phone, ' ');
  const number = numberValues(bare).find((value) => !allowed.has(value));
  if (number === undefined) return null;
  return {
    reason: 'number',
    detail: `${number.toLocaleString('fr-FR', { maximumFractionDigits: 2 })}\u00a0: ce chiffre n’est dans aucune de vos sources`,
  };
}

function unknownQuote(text: string, sources: readonly string[]): Refusal | null {
  const said = sources.map(plain);
  for (const [, one, two, three] of text.matchAll(quoted)) {
    const words = plain(one ?? two ?? three ?? '')
      .replace(/[.!?…]$/, '')
      .trim();
    if (words !== '' && !said.some((source) => source.includes(words)))
      return { reason: 'quote', detail: `«\u00a0${words.slice(0, 80)}\u00a0» n’est dans aucune de vos sources` };
  }
  return null;
}

/** Six words on end of someone else's ad, unless the brief says them too. */
function copied(text: string, foreign: string | null, known: string): Refusal | null {
  if (!foreign) return null;
  const [theirs, ours] = [` ${foldedWords(foreign).join(' ')} `, ` ${foldedWords(known).join(' ')} `];
  const words = foldedWords(text);
  for (let at = 0; at + wordsOfCopy <= words.length; at++) {
    const run = ` ${words.slice(at, at + wordsOfCopy).join(' ')} `;
    if (theirs.includes(run) && !ours.includes(run))
      return { reason: 'copy', detail: `Reprend «\u00a0${run.trim()}\u00a0» d’une annonce qui n’est pas la vôtre` };
  }
  return null;
}
