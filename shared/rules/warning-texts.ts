import { atFirstUse } from '../kernel/at-first-use.ts';
import type { Attribution } from './provisional.ts';

/** What stands behind each warning; null where it is not so. */
export type WarningFacts = {
  levels_disagree: { day: string; days: number } | null;
  clicks_over_impressions: { day: string; days: number } | null;
  partial_coverage: { metrics: number; least: number } | null;
  provisional: { day: string; days: number } | null;
  mixed_attribution: readonly Attribution[] | null;
};
export type WarningCode = keyof WarningFacts;

const day = atFirstUse(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }));
const percent = atFirstUse(
  () => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1, roundingMode: 'floor' }),
);

const from = (date: string): string => day().format(new Date(date));
const daysFrom = ({ day: date, days }: { day: string; days: number }): string =>
  days === 1 ? `le ${from(date)}` : `sur ${days} jours, dont le ${from(date)}`;

/** The sentence of each, when there is something to say. */
export const warningTexts: Record<WarningCode, (facts: WarningFacts) => string | null> = {
  levels_disagree: ({ levels_disagree: found }) =>
    found &&
    `La dépense de la campagne et celle de ses publicités diffèrent de plus de 1\u00a0% ${daysFrom(found)}. Les totaux prennent celle de la campagne`,
  clicks_over_impressions: ({ clicks_over_impressions: found }) =>
    found && `Plus de clics que d’impressions ${daysFrom(found)}\u00a0: vérifiez les colonnes du fichier`,
  partial_coverage: ({ partial_coverage: found }) =>
    found &&
    (found.metrics === 1
      ? `Un ratio ne porte que sur ${percent().format(found.least)} de la dépense\u00a0: les autres jours ne mesurent pas ses deux termes`
      : `${found.metrics} ratios ne portent que sur une partie de la dépense (${percent().format(found.least)} au moins)\u00a0: les autres jours ne mesurent pas leurs deux termes`),
  provisional: ({ provisional: found }) =>
    found &&
    `Chiffres provisoires depuis le ${from(found.day)}\u00a0: la plateforme ajoute encore des conversions à ces jours`,
  mixed_attribution: ({ mixed_attribution: found }) =>
    found &&
    `Fenêtres d’attribution différentes (${found.map(windowOf).join('\u00a0; ')})\u00a0: les conversions ne sont pas comptées de la même façon`,
};

const windowOf = ({ clickDays, viewDays }: Attribution): string => `clic ${clickDays} j, vue ${viewDays} j`;
