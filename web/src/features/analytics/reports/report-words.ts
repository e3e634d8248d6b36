import { weekdays } from '../../../../../shared/analytics/parts.ts';
import type { Report } from '../../../../../shared/analytics/reports.contract.ts';
import { presetLabels } from '../../../lib/chosen-period.ts';
import { shortDay } from '../../../lib/short-day.ts';

/** In the address: which report is open. */
export const reportParam = 'rapport';

/** « Le mois dernier », « Du 1 au 31 mars 2026 ». */
export function periodText({ preset, from, to }: Report['period']): string {
  if (preset) return presetLabels[preset];
  return from && to ? `Du ${shortDay(from)} au ${shortDay(to)}` : '';
}

/** « Chaque lundi à 9 h, à 3 personnes »; null where it is not sent by itself. */
export function scheduleText(schedule: Report['schedule']): string | null {
  if (!schedule) return null;
  const { frequency, weekday = 1, day = 1, hour, recipients } = schedule;
  const when =
    frequency === 'weekly'
      ? `Chaque ${(weekdays[weekday - 1] ?? '').toLowerCase()}`
      : `Le ${day === 1 ? '1er' : day} de chaque mois`;
  return `${when} à ${hour}\u00a0h, à ${recipients.length}\u00a0${recipients.length > 1 ? 'personnes' : 'personne'}`;
}
