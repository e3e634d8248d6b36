import { adFormats, adPlatforms, callToActionLabel } from '../../../shared/ads/ads.rules.ts';
import type { AnalyzedCompetitor } from '../../../shared/ai/analyzed-competitor.ts';
import { changeTexts } from '../../../shared/ai/competitor-texts.ts';
import { featureLabel, featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import { shareDiffers, twoProportionsZ } from '../../../shared/rules/two-proportions.ts';
import { domainOf, startedIn } from './figures.ts';
import type { Competitor, CompetitorAd } from './read-competitor.ts';

const mostChanges = 6;
const mostShown = 3;
/** What is seen once may be a mistake. */
const fewestNew = 2;

/** What it began in the period beside what it began in as many days before. */
export function changesOf(
  { all, period, before, total }: Competitor,
  evidenceOf: (ad: CompetitorAd) => string,
): AnalyzedCompetitor['changes'] {
  const [now, then] = [period, before].map((days) => all.filter((one) => startedIn(one, days)));
  // Where the oldest were not read, what came before is not known.
  if (!now || !then || total > all.length || then.length === 0) return [];
  const shown = (some: readonly CompetitorAd[]) => some.slice(0, mostShown).map(evidenceOf);
  const pace =
    Math.abs(now.length - then.length) > 2.58 * Math.sqrt(now.length + then.length)
      ? [{ text: changeTexts.pace(now.length, then.length), evidenceIds: shown(now) }]
      : [];
  const known = all.filter(({ ad }) => ad.startedAt < period.from);
  return [
    ...pace,
    ...newThings(now, known).map(({ text, ads }) => ({ text, evidenceIds: shown(ads) })),
    ...shifts(now, then).map(({ text, ads }) => ({ text, evidenceIds: shown(ads) })),
  ].slice(0, mostChanges + pace.length);
}

type Trait = { label: string; has: (one: CompetitorAd) => boolean };

/** Formats, platforms, buttons and what the words say. */
function traitsOf(ads: readonly CompetitorAd[]): Trait[] {
  const values = (of: (one: CompetitorAd) => readonly string[]) => [...new Set(ads.flatMap(of))].sort();
  const labelled = (labels: Record<string, string>, value: string) => labels[value] ?? value;
  return [
    ...values(({ ad }) => [ad.format]).map((value) => ({
      label: changeTexts.format(labelled(adFormats, value)),
      has: ({ ad }: CompetitorAd) => ad.format === value,
    })),
    ...values(({ ad }) => ad.platforms).map((value) => ({
      label: changeTexts.platform(labelled(adPlatforms, value)),
      has: ({ ad }: CompetitorAd) => ad.platforms.some((one) => one === value),
    })),
    ...values(({ ad }) => (ad.callToAction ? [ad.callToAction] : [])).map((value) => ({
      label: changeTexts.button(callToActionLabel(value)),
      has: ({ ad }: CompetitorAd) => ad.callToAction === value,
    })),
    ...featureValues.flatMap(({ feature, value }, at) =>
      feature === 'format' || feature === 'callToAction'
        ? []
        : [{ label: featureLabel(feature, value), has: ({ bits }: CompetitorAd) => hasFeature(bits, at) }],
    ),
  ];
}

/** Shares that moved further than chance would have them, the furthest first. */
const shifts = (now: readonly CompetitorAd[], then: readonly CompetitorAd[]) =>
  traitsOf([...now, ...then])
    .map(({ label, has }) => {
      const ads = now.filter(has);
      const [after, earlier] = [
        { count: ads.length, of: now.length },
        { count: then.filter(has).length, of: then.length },
      ];
      return { label, after, earlier, ads: ads.length > 0 ? ads : then.filter(has) };
    })
    .filter(({ after, earlier }) => shareDiffers(after, earlier))
    .sort((a, b) => Math.abs(twoProportionsZ(b.after, b.earlier)) - Math.abs(twoProportionsZ(a.after, a.earlier)))
    .map(({ label, after, earlier, ads }) => ({
      text: changeTexts.shift(label, earlier.count / earlier.of, after.count / after.of),
      ads,
    }));

/** Platforms and domains that none of its earlier ads had. */
function newThings(
  now: readonly CompetitorAd[],
  known: readonly CompetitorAd[],
): { text: string; ads: CompetitorAd[] }[] {
  if (known.length < 5) return [];
  const fresh = (of: (one: CompetitorAd) => readonly string[], text: (value: string, count: number) => string) => {
    const before = new Set(known.flatMap(of));
    return [...new Set(now.flatMap(of))]
      .filter((value) => !before.has(value))
      .map((value) => ({ value, ads: now.filter((one) => of(one).includes(value)) }))
      .filter(({ ads }) => ads.length >= fewestNew)
      .sort((a, b) => b.ads.length - a.ads.length || (a.value < b.value ? -1 : 1))
      .map(({ value, ads }) => ({ text: text(value, ads.length), ads }));
  };
  const platforms: Record<string, string> = adPlatforms;
  return [
    ...fresh(
      ({ ad }) => ad.platforms,
      (value, count) => changeTexts.newPlatform(platforms[value] ?? value, count),
    ),
    ...fresh(({ ad }) => [domainOf(ad.landingUrl)].filter((domain) => domain !== null), changeTexts.newDomain).slice(
      0,
      2,
    ),
  ];
}
