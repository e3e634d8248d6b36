import type { Address } from './conjugate.ts';

const ofReader: Record<Address, Record<string, string>> = {
  vous: {
    son: 'votre',
    sa: 'votre',
    ses: 'vos',
    mon: 'votre',
    ma: 'votre',
    mes: 'vos',
    'soi-même': 'vous-même',
    soi: 'vous',
  },
  tu: { son: 'ton', sa: 'ta', ses: 'tes', mon: 'ton', ma: 'ta', mes: 'tes', 'soi-même': 'toi-même', soi: 'toi' },
};
const owned = /(?<![\p{L}’-])(son|sa|ses|mon|ma|mes|soi-même|soi)(?![\p{L}-])(?! et lumière)/giu;
/** Someone else whose things they could be. */
const others = /(?<!\p{L})(?:chaque|chacune?|quelqu’un|autrui|il|elle|ils|elles|lui|qui|leurs?)(?!\p{L})/iu;

/**
 * What is said of « ses » things in an infinitive, said to whoever reads: « retrouver son énergie », « retrouvez votre énergie ».
 * Null where they could be someone else's.
 */
export function toReader(text: string, address: Address): string | null {
  const found = text.match(owned);
  if (!found) return text;
  const first = text.search(owned);
  if (found.length > 1 || others.test(text.slice(0, first))) return null;
  // « offrir à un enfant son premier vélo »
  if (/(?<!\p{L})(?:à|pour) (?:un|une|le|la|les|des|ce|cette) ?\p{L}+ /iu.test(text.slice(0, first))) return null;
  return text.replace(owned, (one: string) => ofReader[address][one.toLowerCase()] ?? one);
}
