import { personaLimits } from '../../../shared/personas/personas.rules.ts';
import type { Source } from '../../../shared/personas/sources.ts';
import { doubtTexts, mostlyOf, nameless, quotedIn } from '../../../shared/personas/suggested-texts.ts';
import type { ObjectionType } from '../../../shared/rules/copy/analysis.ts';
import { saysPain } from '../../../shared/rules/copy/benefits.ts';
import { objectionsIn } from '../../../shared/rules/copy/objections.ts';
import { type Copy, readCopy, spanIn } from '../../../shared/rules/copy/read-copy.ts';
import { similarity, stemsIn } from '../../../shared/rules/copy/writer/similarity.ts';
import type { CatalogueAd } from '../../ads/library/visible-ad.door.ts';
import { reachedBy } from './audience.ts';
import type { Said } from './draft.ts';

/** So many ads must say the same. */
const fewestAds = 2;
/** Two sentences that share so many of their words say one thing. */
const alike = 0.5;
const mostPains = 6;

type Ad = Pick<CatalogueAd, 'id' | 'advertiser' | 'headline' | 'body' | 'description' | 'audience' | 'reach'>;
type Copied = { ad: Ad; copy: Copy };

/** Whom ads reached, and the pains and objections that several of them speak of, in their words. */
export function saidByAds(ads: readonly Ad[]): Said {
  const { ageRange, mostly, told } = reachedBy(ads);
  const copies = ads.map((ad): Copied => ({ ad, copy: readCopy({ ...ad, callToAction: null }) }));
  const pains = painsIn(copies);
  const objections = objectionsOf(copies);
  const said = ({ ad, count }: { ad: Ad; count: number }, path: string, label: string): Source =>
    sourceOf(path, { ref: ad.id, label, count, share: count / ads.length });
  return {
    name: nameless.ads,
    content: {
      ageRange: ageRange && { min: ageRange.min, max: ageRange.max },
      summary: mostly && mostlyOf(mostly.gender, mostly.share),
      pains: pains.map(({ text }) => text),
      objections: objections.map(({ type }) => ({ objection: doubtTexts[type] })),
    },
    match: null,
    sources: [
      ...(ageRange
        ? [sourceOf('ageRange', { ref: null, label: nameless.ads, count: told, share: ageRange.share })]
        : []),
      ...(mostly ? [sourceOf('summary', { ref: null, label: nameless.ads, count: told, share: mostly.share })] : []),
      ...pains.map((one, at) => said(one, `pains.${at}`, one.ad.advertiser.name)),
      ...objections.map((one, at) => said(one, `objections.${at}`, quotedIn(one.quote))),
    ],
  };
}

const sourceOf = (path: string, { label, share, ...rest }: Omit<Source, 'path' | 'type'>): Source => ({
  ...{ path, type: 'ad', ...rest },
  label: label.slice(0, personaLimits.label),
  share: share === null ? null : Math.round(100 * share) / 100,
});

type Pain = { ad: Ad; text: string; stems: ReadonlySet<string>; ads: Set<string> };

/** Each as the ad says it that says it shortest, with how many ads say it. */
function painsIn(copies: readonly Copied[]): { ad: Ad; text: string; count: number }[] {
  const found: Pain[] = [];
  for (const { ad, text } of copies.flatMap(sentencesOfPain)) {
    const stems = new Set(stemsIn(text));
    const same = found.find((one) => similarity(one.stems, stems) >= alike);
    if (!same) found.push({ ad, text, stems, ads: new Set([ad.id]) });
    else {
      same.ads.add(ad.id);
      if (text.length < same.text.length) Object.assign(same, { ad, text });
    }
  }
  return found
    .filter(({ ads }) => ads.size >= fewestAds)
    .sort((a, b) => b.ads.size - a.ads.size || (a.text < b.text ? -1 : 1))
    .slice(0, mostPains)
    .map(({ ad, text, ads }) => ({ ad, text, count: ads.size }));
}

const sentencesOfPain = ({ ad, copy }: Copied) =>
  copy.fields.flatMap((field) =>
    field.sentences
      .filter(({ start, end }) => saysPain(field.plain.slice(start, end)))
      .map(({ start, end }) => ({ ad, text: lineOf(spanIn(field, start, end).text) }))
      .filter(({ text }) => text.length > 0 && text.length <= personaLimits.text),
  );

/** In one line, as a list of a persona takes it. */
const lineOf = (text: string): string => text.replace(/[ \p{Cc}]+/gu, ' ').trim();

type Answered = { type: ObjectionType; ad: Ad; quote: string; count: number };

function objectionsOf(copies: readonly Copied[]): Answered[] {
  const found = new Map<ObjectionType, { ad: Ad; quote: string; ads: Set<string> }>();
  for (const { ad, copy } of copies)
    for (const { type, text } of objectionsIn(copy.texts)) {
      const known = found.get(type) ?? { ad, quote: lineOf(text), ads: new Set<string>() };
      known.ads.add(ad.id);
      found.set(type, known);
    }
  return [...found]
    .map(([type, { ad, quote, ads }]): Answered => ({ type, ad, quote, count: ads.size }))
    .filter(({ count }) => count >= fewestAds)
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}
