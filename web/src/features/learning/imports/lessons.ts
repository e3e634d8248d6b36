import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { LearningImport } from '../../../../../shared/learning/imports.contract.ts';
import { insightMetrics, metricParts, resultCounterLabels } from '../../../../../shared/learning/learning.rules.ts';
import { formatCount, formatList } from '../../../lib/format.ts';

/** Something that a file may teach: whether it does, and of how much or what it lacks. */
type Lesson = { what: string; taught: boolean; about: string };

/** What will be learned of a file, and what will not. */
export function lessonsOf({ ads, withText, withFormat, measured, columns }: LearningImport): Lesson[] {
  const traits: Lesson[] = [
    {
      what: 'Accroche, appel, offre, preuve, registre, longueur',
      taught: withText > 0,
      about: withText > 0 ? ofAds(withText, ads) : 'sans textes\u00a0: formats et plateformes seulement',
    },
    {
      what: 'Format',
      taught: withFormat > 0,
      about: withFormat > 0 ? ofAds(withFormat, ads) : 'ni colonne, ni mot dans le nom des annonces',
    },
  ];
  if (columns.some(({ field }) => field === 'audience'))
    traits.push({ what: 'Audience', taught: true, about: 'les audiences comparées entre elles' });
  const metrics = keysOf(insightMetrics).map((metric): Lesson => {
    const { count, exposure } = metricParts[metric];
    const missing = [count, exposure].filter((counter) => !measured.includes(counter));
    const names = missing.map((counter) => resultCounterLabels[counter].toLocaleLowerCase('fr'));
    return {
      what: insightMetrics[metric],
      taught: missing.length === 0,
      about: missing.length === 0 ? 'mesuré' : `sans ${formatList(names)}`,
    };
  });
  return [...traits, ...metrics];
}

const ofAds = (known: number, ads: number): string =>
  known === ads ? 'toutes les annonces' : `${formatCount(known, 'annonce')} sur ${ads}`;
