import type { VerbPhrase } from '../facts/fact.ts';
import { type Address, conjugate } from './conjugate.ts';
import { elides } from './elide.ts';
import { toReader } from './possessives.ts';

const [self, object] = [
  { vous: 'vous', tu: 'toi' },
  { vous: 'vous ', tu: 'te ' },
] as const;

/** « être remboursé » would be agreed with whoever reads. */
const agrees = (verb: string): boolean => verb === 'être';

const join = (...parts: readonly (string | null)[]): string => parts.filter((part) => part).join(' ');
const ne = (next: string): string => (elides(next) ? 'n’' : 'ne ');
const te = (address: Address, next: string): string => (address === 'tu' && elides(next) ? 't’' : object[address]);

/** « ne plus vous lever fatigué »: as after « de », « pour », « vous pouvez ». */
export function infinitiveOf({ verb, reflexive, negation, adverb, rest }: VerbPhrase, address: Address): string | null {
  const said = toReader(rest, address);
  if (said === null) return null;
  const pronoun = reflexive ? te(address, verb) : '';
  return join(negation && `ne ${negation}`, adverb, pronoun + verb, said);
}

/** « gagnez trois heures », « n’oubliez plus un devis », « levez-vous sans douleur ». */
export function imperativeOf({ verb, reflexive, negation, adverb, rest }: VerbPhrase, address: Address): string | null {
  const form = agrees(verb) ? null : conjugate(verb, address)?.imperative;
  const said = toReader(rest, address);
  if (!form || said === null) return null;
  if (negation) {
    const pronoun = reflexive ? te(address, form) : '';
    return join(`${ne(pronoun + form)}${pronoun}${form}`, negation, adverb, said);
  }
  return join(reflexive ? `${form}-${self[address]}` : form, adverb, said);
}

/** What follows « vous » or « tu »: « gagnez trois heures », « n’oubliez plus un devis », « vous levez sans douleur ». */
export const presentOf = (phrase: VerbPhrase, address: Address): string | null => finiteOf(phrase, address, 'present');
/** What follows « et si vous »: « gagniez trois heures ». */
export const imperfectOf = (phrase: VerbPhrase, address: Address): string | null =>
  finiteOf(phrase, address, 'imperfect');

function finiteOf(
  { verb, reflexive, negation, adverb, rest }: VerbPhrase,
  address: Address,
  tense: 'present' | 'imperfect',
): string | null {
  const form = agrees(verb) ? null : conjugate(verb, address)?.[tense];
  const said = toReader(rest, address);
  if (!form || said === null) return null;
  const pronoun = reflexive ? te(address, form) : '';
  if (!negation) return join(pronoun + form, adverb, said);
  return join(`${ne(pronoun + form)}${pronoun}${form}`, negation, adverb, said);
}
