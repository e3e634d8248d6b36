import { fold } from '../../kernel/fold.ts';
import { graphemesIn } from '../copy/graphemes.ts';
import { amountsIn } from './amounts.ts';
import { countWords, oneLine } from './one-line.ts';
import type { PageRead } from './page-read.ts';
import type { Said, SaidSpan } from './said.ts';

export type FactKind = 'benefit' | 'feature' | 'proof' | 'offer' | 'price' | 'objection';
export type PageFact = { kind: FactKind; text: string };

const most: Record<FactKind, number> = { benefit: 12, feature: 12, proof: 8, offer: 8, price: 6, objection: 8 };
const shortest: Record<FactKind, number> = { benefit: 4, feature: 4, proof: 3, offer: 2, price: 2, objection: 3 };
const [longest, longestLine, mostTried] = [240, 110, 200];
const longestTitle = 5;
const hasMoney = /\d ?(?:[€$£]|eur|chf)|(?:[€$£]|chf) ?\d/i;

/** About the site, the law or the machine, and nothing about what is sold. */
const aside =
  /cookies?\b|confidentialit|mentions legales|droits reserves|conditions generales|\brgpd-|javascript|votre navigateur|newsletter|^lire aussi|^partager|^demo interactive|^j'(?:accepte|ai lu)|^je suis pret|^en (?:envoyant|cliquant|soumettant|validant)/;
/** Not said by who sells, or of no use without what stands around it. */
const unfit = /^(?:et|mais|ou|car|donc|puis|alors|ni)\b|[:?]$|^\d+ ?\/ ?\d+$/;

/**
 * What the page itself says for what it sells: whole sentences, word for word, each once. The surest kind comes first: a
 * sentence that states a price is a price, whatever else it promises.
 */
export function factsOf(page: PageRead, said: Said): PageFact[] {
  const found = new Map<string, PageFact>();
  const counts = new Map<FactKind, number>();
  const add = (kind: FactKind, given: string) => {
    const text = oneLine(given).replace(/^[^\p{L}\p{N}«"“(+\-−€$]+/u, '');
    const key = fold(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
    const fits = countWords(text) >= shortest[kind] && graphemesIn(text) <= longest;
    const isRepeated = [...found.keys()].some(
      (other) => ` ${other} `.includes(` ${key} `) || ` ${key} `.includes(` ${other} `),
    );
    if (!fits || key === '' || isRepeated || aside.test(fold(text)) || unfit.test(fold(text))) return;
    const count = counts.get(kind) ?? 0;
    if (count >= most[kind]) return;
    counts.set(kind, count + 1);
    found.set(key, { kind, text });
  };
  const addAll = (kind: FactKind, sentences: readonly string[]) => {
    for (const sentence of sentences) add(kind, sentence);
  };
  const told = (spans: readonly SaidSpan[]) => spans.map(({ sentence }) => sentence);
  const withMoney = [...page.actions, ...page.lines].filter(
    ({ text }) => text.length <= longestLine && hasMoney.test(text),
  );
  for (const { text } of withMoney.slice(0, mostTried)) if (amountsIn(text).length > 0) add('price', text);
  addAll('price', told(said.offers.filter(({ type }) => type === 'price')));
  addAll('proof', told(said.proofs));
  addAll('offer', told(said.offers.filter(({ type }) => type !== 'price')));
  addAll('objection', told(said.objections));
  // « Nos partenaires de confiance » names what follows.
  const titles = new Set(page.headings.filter(({ level }) => level > 1).map(({ text }) => text));
  const isSentence = (text: string) => !titles.has(text) || countWords(text) > longestTitle;
  addAll('benefit', said.benefits.filter(isSentence));
  addAll('feature', said.features.filter(isSentence));
  return [...found.values()];
}
