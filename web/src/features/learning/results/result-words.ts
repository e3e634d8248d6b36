import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import type { Tone } from '../../../components/tone-badge.tsx';
import { shortDay } from '../../../lib/short-day.ts';

export const answers: Record<NonNullable<AdResult['hypothesis']>['state'], { label: string; tone: Tone }> = {
  true: { label: 'vrai', tone: 'positive' },
  false: { label: 'faux', tone: 'warning' },
  too_soon: { label: 'trop tôt', tone: 'plain' },
};

/** What an ad is called. */
export const nameOf = ({ name, headline, text, adId }: AdResult): string =>
  name ?? headline ?? text ?? adId ?? 'Annonce';

export function daysOf({ from, to }: AdResult): string {
  if (!from || !to) return 'sans jour';
  return from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;
}

/** Traits as small words: what it has, not what it has not. */
export const traitsOf = ({ features }: AdResult) => features.filter(({ value }) => value !== 'none');
