import type { AdResult } from '../../../../../shared/learning/results.contract.ts';
import type { Tone } from '../../../components/tone-badge.tsx';
import { shortDay } from '../../../lib/short-day.ts';

export const answers: Record<
  NonNullable<AdResult['hypothesis']>['state'],
  { label: string; said: string; tone: Tone }
> = {
  true: { label: 'Hypothèse vraie\u00a0: devant les variantes', said: 'C’est vrai.', tone: 'positive' },
  false: { label: 'Hypothèse fausse\u00a0: pas devant les variantes', said: 'C’est faux.', tone: 'warning' },
  too_soon: { label: 'Hypothèse\u00a0: trop tôt', said: 'Il est trop tôt pour le dire.', tone: 'plain' },
};

/** What an ad is called. */
export const nameOf = ({ name, headline, text, adId }: AdResult): string =>
  name ?? headline ?? text ?? adId ?? 'Annonce';

/** `21 mars – 1er nov.`, `22 – 28 juin`: a month or a year that both ends have is said once. */
export function daysOf({ from, to }: AdResult): string {
  if (!from || !to) return 'sans date';
  if (from === to) return shortDay(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${shortDay(from).split(/\s/)[0]}\u00a0–\u00a0${shortDay(to)}`;
  const start = from.slice(0, 4) === to.slice(0, 4) ? shortDay(from).replace(/\s\d{4}$/, '') : shortDay(from);
  return `${start}\u00a0–\u00a0${shortDay(to)}`;
}

/** Traits as small words: what it has, not what it has not, nor the format, which stands beside. */
export const traitsOf = ({ features }: AdResult) =>
  features.filter(({ feature, value }) => value !== 'none' && feature !== 'format');
