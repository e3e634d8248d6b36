import type { Seeded } from '../../../shared/kernel/seeded.ts';
import type { Advertiser, Lexicon, Product } from './lexicon.ts';

/** What an ad is written from. */
export type Brief = {
  lexicon: Lexicon;
  advertiser: Advertiser;
  key: string;
  product: Product;
  /** Of Meta: what the button does. */
  callToAction: string;
  /** What is offered, if anything. */
  offer: string | null;
  /** What opens an ad of a moment of the year, and what its creative says. */
  moment: { name: string; opening: string; line: string } | null;
  chances: Seeded;
};

/** What the lexicon says of this product: a line may begin with the products that it is for, `velo,trail> …`. */
export function saidOf(lines: readonly string[], key: string): string[] {
  return lines.flatMap((line) => {
    const [, keys, text] = /^([a-z,]+)> (.*)$/.exec(line) ?? [];
    if (!keys || !text) return [line];
    return keys.split(',').includes(key) ? [text] : [];
  });
}

export function quotesOf({
  lexicon: { quotes },
  key,
}: Pick<Brief, 'lexicon' | 'key'>): { text: string; who: string }[] {
  return quotes.flatMap(([line, who]) => saidOf([line], key).map((text) => ({ text, who })));
}
