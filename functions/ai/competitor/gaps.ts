import type { AnalyzedCompetitor } from '../../../shared/ai/analyzed-competitor.ts';
import { ideaFeatures, ideaOf } from '../../../shared/ai/competitor-ideas.ts';
import type { Lift } from '../../../shared/ai/lift.ts';
import { featureLabel, featureValues } from '../../../shared/rules/copy/ad-features.ts';
import { shareDiffers } from '../../../shared/rules/two-proportions.ts';
import type { CatalogueAd } from '../../ads/library/visible-ad.door.ts';
import { type Sides, sidesOf } from './mixes.ts';
import type { Competitor } from './read-competitor.ts';

const mostGaps = 6;
/** Of fewer ads, what they lack may be chance. */
const fewestAds = 20;
/** What fewer of the others do is no habit. */
const habit = 0.05;

type EvidenceOf = { ad: (ad: CatalogueAd) => string; lift: (lift: Lift) => string };

/** What the others do and it hardly does, what those have that last first; never what those have that do not last. */
export function gapsOf(
  competitor: Pick<Competitor, 'ads' | 'sector'>,
  lifts: readonly Lift[],
  evidenceOf: EvidenceOf,
): AnalyzedCompetitor['gaps'] {
  const found = ideaFeatures.flatMap((feature) =>
    sidesOf(competitor, feature).flatMap((sides) => {
      const idea = ideaOf(feature, sides.value);
      const lift = lifts.find((one) => one.feature === feature && one.value === sides.value);
      return idea && isGap(sides) && lift?.verdict !== 'worse' ? [{ feature, idea, lift, ...sides }] : [];
    }),
  );
  return found
    .sort(
      (a, b) =>
        Number(b.lift?.verdict === 'better') - Number(a.lift?.verdict === 'better') ||
        missing(b) - missing(a) ||
        (a.value < b.value ? -1 : 1),
    )
    .slice(0, mostGaps)
    .map(({ feature, value, idea, lift }) => {
      const at = featureValues.findIndex((one) => one.feature === feature && one.value === value);
      const example = competitor.sector.longestWith(at);
      const evidenceIds = [
        ...(lift?.verdict === 'better' ? [evidenceOf.lift(lift)] : []),
        ...(example ? [evidenceOf.ad(example)] : []),
      ];
      return { feature, value, label: featureLabel(feature, value), idea, evidenceIds };
    });
}

const missing = ({ own, theirs }: Sides): number => theirs.count / theirs.of - own.count / own.of;

function isGap({ own, theirs }: Sides): boolean {
  if (own.of < fewestAds || theirs.of < fewestAds || theirs.count / theirs.of < habit) return false;
  return own.count === 0 || (own.count / own.of < theirs.count / theirs.of && shareDiffers(own, theirs));
}
