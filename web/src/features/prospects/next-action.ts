import { dayMs } from '../../../../shared/kernel/day.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { shortDay } from '../../lib/short-day.ts';
import { isOverdue } from './prospect-labels.ts';

type Action = Pick<Prospect, 'nextAction' | 'nextActionAt' | 'status'>;

/** `Rappeler · demain`, `Appeler · en retard`, a date never cut in two; null when nothing is to be done. */
export function actionWords(prospect: Action, now = new Date()): string | null {
  const { nextAction, nextActionAt } = prospect;
  const due = nextActionAt && (isOverdue(prospect, now) ? 'en retard' : dueDay(nextActionAt, now));
  return [nextAction, due].filter(Boolean).join(' · ') || null;
}

function dueDay(at: string, now: Date): string {
  const day = parisDay(new Date(at));
  if (day === parisDay(now)) return 'aujourd’hui';
  return day === parisDay(new Date(now.getTime() + dayMs)) ? 'demain' : shortDay(at).replaceAll(' ', '\u00a0');
}
