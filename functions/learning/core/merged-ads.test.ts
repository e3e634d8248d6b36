import { describe, expect, it } from 'vitest';
import { featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import { featuresOf } from '../../../shared/rules/copy/features-of.ts';
import { mergedAds } from './merged-ads.ts';
import { adKeyOf } from './result-identity.ts';
import { packAds, type SaidOfAd, type StoredAd, type StoredRow, unpackAds } from './stored-result.ts';

const row = (day: number | null, impressions: number): StoredRow => ({
  day,
  counts: [impressions, 1, null, null, null, null],
});

function ad(said: Partial<SaidOfAd>, rows: StoredRow[]): StoredAd {
  const { platform = 'facebook', adId = null, name = null, text = null, format = null } = said;
  const key = adKeyOf({ platform, adId: adId ?? undefined, name: name ?? undefined, text: text ?? undefined });
  const features = featuresOf({ body: text ?? '', format: format ?? 'unknown' });
  return {
    ...{ key, platform, adId, name, text, format, features, rows },
    ...{ campaignName: null, headline: null, description: null, callToAction: null, audience: null, itemKey: null },
    ...said,
  };
}

const impressions = (merged: { rows: StoredRow[] } | undefined) =>
  merged?.rows.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0);
const featuresIn = ({ features }: Pick<SaidOfAd, 'features'>) =>
  featureValues.flatMap(({ feature, value }, at) => (hasFeature(features, at) ? [`${feature}:${value}`] : []));

describe('ads of several imports', () => {
  it('count a day once, as the newest import that has it says', () => {
    const older = [ad({ name: 'Été 1' }, [row(1, 100), row(2, 200)])];
    const newer = [ad({ name: 'été 1' }, [row(2, 250), row(3, 300)])];
    const [merged, ...others] = mergedAds([
      { age: 0, ads: older },
      { age: 1, ads: newer },
    ]);
    expect(others).toEqual([]);
    expect(impressions(merged)).toBe(650);
    // Without the newest, the one before is back.
    expect(impressions(mergedAds([{ age: 0, ads: older }])[0])).toBe(300);
  });

  it('do not add a sum to its days', () => {
    const daily = [ad({ name: 'Été 1' }, [row(1, 100), row(2, 200)])];
    const summed = [ad({ name: 'Été 1' }, [row(null, 320)])];
    const both = (first: StoredAd[], second: StoredAd[]) =>
      impressions(
        mergedAds([
          { age: 0, ads: first },
          { age: 1, ads: second },
        ])[0],
      );
    expect(both(daily, summed)).toBe(320);
    expect(both(summed, daily)).toBe(300);
  });

  it('stay apart by platform, and by id where there is one', () => {
    const ads = [
      ad({ name: 'A' }, [row(1, 1)]),
      ad({ name: 'A', platform: 'tiktok' }, [row(1, 1)]),
      ad({ name: 'A', adId: '12' }, [row(1, 1)]),
    ];
    expect(mergedAds([{ age: 0, ads }])).toHaveLength(3);
  });

  it('get their words from an import without figures, by id or by name, and keep their format', () => {
    const figures = [
      ad({ name: 'Hiver', format: 'video' }, [row(1, 100)]),
      ad({ name: 'Sans nom', adId: '7', format: 'image' }, [row(1, 100)]),
      ad({ name: 'Autre' }, [row(1, 100)]),
    ];
    const words = [
      ad({ name: 'hiver', text: 'Marre des tableurs ?' }, []),
      ad({ adId: '7', text: 'Livraison offerte dès 30 €.', format: 'carousel' }, []),
    ];
    const merged = mergedAds([
      { age: 0, ads: figures },
      { age: 1, ads: words },
    ]);
    expect(merged.map(({ text, format }) => ({ text, format }))).toEqual([
      { text: 'Marre des tableurs ?', format: 'video' },
      { text: 'Livraison offerte dès 30 €.', format: 'image' },
      { text: null, format: null },
    ]);
    expect(featuresIn(merged[0] as SaidOfAd)).toEqual(expect.arrayContaining(['hook:question', 'format:video']));
    expect(featuresIn(merged[1] as SaidOfAd).filter((name) => name.startsWith('format'))).toEqual(['format:image']);
    expect(featuresIn(merged[2] as SaidOfAd)).toEqual([]);
  });

  it('say what the newest says: older words give way to newer ones', () => {
    const old = [ad({ name: 'A', text: 'Vieux texte.' }, [row(1, 1)])];
    const words = [ad({ name: 'A', text: 'Nouveau texte.' }, [])];
    const textOf = (newest: StoredAd[], first: StoredAd[]) =>
      mergedAds([
        { age: 0, ads: first },
        { age: 1, ads: newest },
      ])[0]?.text;
    expect(textOf(words, old)).toBe('Nouveau texte.');
    expect(textOf(old, words)).toBe('Vieux texte.');
  });
});

describe('packing', () => {
  it('brings back what was packed, in parts that an item holds', () => {
    const random = (length: number) =>
      Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7_919 + length) % 90))).join('');
    const ads = Array.from({ length: 3_000 }, (_, at) =>
      ad({ name: `Annonce ${at}`, text: `${at} ${random(200 + (at % 50))}`, itemKey: 'AB23CD' }, [
        { day: 20_000 + at, counts: [at, null, at * 100, 0, null, 3] },
      ]),
    );
    const parts = packAds(ads);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(350_000);
    expect(parts.flatMap(unpackAds)).toEqual(ads);
    expect(packAds([])).toEqual([]);
  });

  it('cuts an ad of too many days', () => {
    let state = 1;
    const noise = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state;
    };
    const one = ad(
      { name: 'Longue' },
      Array.from({ length: 40_000 }, (_, at) => ({ day: at, counts: [noise(), noise()] })),
    );
    const parts = packAds([one]);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.flatMap(unpackAds).flatMap(({ rows }) => rows)).toEqual(one.rows);
  });
});
