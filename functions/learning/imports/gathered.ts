import type { AdFormat, AdPlatform } from '../../../shared/ads/ads.rules.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { hundredthCounters, resultCounters } from '../../../shared/learning/learning.rules.ts';
import { featuresOf } from '../../../shared/rules/copy/features-of.ts';
import { readCallToAction, readFormat } from '../../ads/imports/ad-labels.door.ts';
import { partOf } from '../../imports/part-of.ts';
import { formatNamed } from '../core/format-named.ts';
import { adKeyOf } from '../core/result-identity.ts';
import type { StoredAd, StoredRow } from '../core/stored-result.ts';
import { itemKeyIn } from './item-key-in.ts';
import type { LineReader, ResultLine, WordField } from './line-reader.ts';

type Row = { day: number | null; sums: (number | null)[]; lines: number };

/** The lines of one ad, those of a day added up. */
export type GatheredAd = Record<WordField, string | null> & {
  key: string;
  platform: AdPlatform;
  adId: string | null;
  name: string | null;
  format: AdFormat | null;
  itemKey: string | null;
  rows: Map<number | null, Row>;
};

const wordFields: readonly WordField[] = [
  ...(['campaignName', 'text', 'headline', 'description', 'callToAction', 'audience'] as const),
];
const inHundredths = new Set(hundredthCounters.map((counter) => resultCounters.indexOf(counter)));

/** The ads of a file, or of one part of it, as its lines add up. */
export class Gathered {
  readonly ads = new Map<string, GatheredAd>();
  rows = 0;
  readonly #reader: LineReader;
  readonly #takes: (key: string) => boolean;
  readonly #wordsOnly: boolean;

  constructor(reader: LineReader, { part, parts, wordsOnly }: { part: number; parts: number; wordsOnly: boolean }) {
    this.#reader = reader;
    this.#takes = parts === 1 ? () => true : (key) => partOf(key, parts) === part;
    this.#wordsOnly = wordsOnly;
  }

  /** The ad of a line, not kept yet where it is a new one; undefined where it is of another part. */
  adOf(line: ResultLine): GatheredAd | undefined {
    const key = adKeyOf(line);
    if (!this.#takes(key)) return undefined;
    const { platform, adId = null, name = null, text = null } = line;
    const nothing = { campaignName: null, headline: null, description: null, callToAction: null, audience: null };
    return (
      this.ads.get(key) ?? { key, platform, adId, name, ...nothing, text, format: null, itemKey: null, rows: new Map() }
    );
  }

  add(ad: GatheredAd, line: ResultLine, cells: readonly string[]): void {
    this.ads.set(ad.key, ad);
    this.#say(ad, line, cells);
    if (this.#wordsOnly) return;
    const row = ad.rows.get(line.day);
    if (!row) {
      ad.rows.set(line.day, { day: line.day, sums: line.counts, lines: 1 });
      this.rows++;
      return;
    }
    row.lines++;
    for (const [at, count] of line.counts.entries()) if (count !== null) row.sums[at] = (row.sums[at] ?? 0) + count;
  }

  /** The first words that are not empty. */
  #say(ad: GatheredAd, { name }: ResultLine, cells: readonly string[]): void {
    const reader = this.#reader;
    ad.name ??= name ?? null;
    for (const field of wordFields) ad[field] ??= reader.word(cells, field);
    ad.format ??= formatOf(reader.cell(cells, 'format'), ad.name ?? '');
    ad.itemKey ??= itemKeyIn({
      cell: reader.cell(cells, 'key'),
      name: ad.name ?? '',
      words: [ad.text, ad.headline, ad.description].filter((text) => text !== null).join('\n'),
    });
  }
}

function formatOf(cell: string, name: string): AdFormat | null {
  if (cell !== '') {
    const said = readFormat(cell);
    if (said !== 'unknown') return said;
    return formatNamed(cell) ?? (foldedWords(cell).includes('search') ? 'text' : null);
  }
  return formatNamed(name);
}

export const storedRows = ({ rows }: GatheredAd): StoredRow[] =>
  [...rows.values()].map(({ day, sums }) => ({ day, counts: sums.map(stored) }));

/** An ad as it is stored, with what its words are like. */
export function storedAd({ rows: _, ...ad }: GatheredAd, rows: StoredRow[]): StoredAd {
  const callToAction = ad.callToAction === null ? null : (readCallToAction(ad.callToAction) ?? ad.callToAction);
  const words = { headline: ad.headline, body: ad.text ?? '', description: ad.description, callToAction };
  return {
    ...ad,
    callToAction,
    features: featuresOf({ ...words, format: ad.format ?? 'unknown' }),
    rows,
  };
}

/** To the hundredth, once: 1.005 is 1.01, which floating point alone would not say. */
const stored = (sum: number | null, at: number): number | null =>
  sum === null || !inHundredths.has(at) ? sum : Math.round(Number((sum * 100).toPrecision(15)));
