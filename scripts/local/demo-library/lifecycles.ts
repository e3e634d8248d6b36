import type { Seeded } from '../../../shared/kernel/seeded.ts';
import { daysAfter, daysBetween } from './days.ts';

/** Days of the library, today included. */
export const libraryDays = 548;

export type Run = { startedAt: string; endedAt: string | null };

/** How an idea fares: most are tried for a few days, some run for a season, few win and come in several versions. */
export type Fate = 'test' | 'steady' | 'winner' | 'seasonal';

export const fates: Record<Exclude<Fate, 'seasonal'>, number> = { test: 66, steady: 24, winner: 10 };

/** When the ads of one idea ran; several when it was shown with several creatives. */
export function runsOf(fate: Exclude<Fate, 'seasonal'>, firstDay: string, today: string, chances: Seeded): Run[] {
  const days = daysBetween(firstDay, today);
  if (fate === 'test') return [runFrom(daysAfter(firstDay, chances.int(0, days)), chances.int(4, 14), today)];
  if (fate === 'steady') return steadyRuns(firstDay, today, chances);
  return winnerRuns(firstDay, today, chances);
}

/** The ads of a moment of the year stop with it. */
export function seasonalRuns(from: string, to: string, today: string, chances: Seeded): Run[] {
  const last = Math.min(daysBetween(from, to), daysBetween(from, today));
  return Array.from({ length: chances.int(1, 2) }, () => {
    const start = daysAfter(from, chances.int(0, Math.max(0, Math.floor(last * 0.6))));
    return runFrom(start, daysBetween(start, to), today);
  });
}

function steadyRuns(firstDay: string, today: string, chances: Seeded): Run[] {
  const running = chances.chance(0.55);
  const length = chances.int(18, 90);
  const back = running ? chances.int(0, length) : chances.int(length, Math.max(length, daysBetween(firstDay, today)));
  const start = latest(firstDay, daysAfter(today, -back));
  const runs = [runFrom(start, running ? libraryDays : length, today)];
  if (chances.chance(0.3)) runs.push(later(start, length, running, today, chances));
  return runs;
}

function winnerRuns(firstDay: string, today: string, chances: Seeded): Run[] {
  const running = chances.chance(0.72);
  const length = chances.int(60, 300);
  const back = running ? chances.int(45, 420) : chances.int(length, Math.max(length, daysBetween(firstDay, today)));
  const start = latest(firstDay, daysAfter(today, -back));
  const others = Array.from({ length: chances.int(1, 6) }, () => later(start, length, running, today, chances));
  return [runFrom(start, running ? libraryDays : length, today), ...others];
}

/** Another creative for what works: it comes later and may be dropped. */
function later(first: string, length: number, running: boolean, today: string, chances: Seeded): Run {
  const past = daysBetween(first, today);
  const furthest = Math.min(Math.max(6, Math.floor(length * 0.7)), past);
  const start = daysAfter(first, chances.int(Math.min(5, past), furthest));
  return runFrom(start, running && chances.chance(0.6) ? libraryDays : chances.int(8, 60), today);
}

/** A run of so many days after its first, still going when they are not over. */
function runFrom(startedAt: string, days: number, today: string): Run {
  const endedAt = daysAfter(startedAt, days);
  return { startedAt, endedAt: endedAt < today ? endedAt : null };
}

const latest = (one: string, other: string) => (one > other ? one : other);
