import { dayMs } from '../../../../shared/kernel/day.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { shortDay } from '../../lib/short-day.ts';
import { isOverdue } from './prospect-labels.ts';

type Action = Pick<Prospect, 'nextAction' | 'nextActionAt' | 'status'>;

/** `Rappeler · demain`, `Appeler · en retard`, a date never cut in two; null when nothing is to be done. */
export const actionWords = (prospect: Action, now = new Date()): string | null =>
  [prospect.nextAction, dueWords(prospect, now)].filter(Boolean).join(' · ') || null;

/** `demain`, `en retard`; null without a date. */
export function dueWords(prospect: Action, now = new Date()): string | null {
  const { nextActionAt } = prospect;
  if (!nextActionAt) return null;
  return isOverdue(prospect, now) ? 'en\u00a0retard' : dueDay(nextActionAt, now);
}

function dueDay(at: string, now: Date): string {
  const day = parisDay(new Date(at));
  if (day === parisDay(now)) return 'aujourd’hui';
  return day === parisDay(new Date(now.getTime() + dayMs)) ? 'demain' : shortDay(at);
}
