import { generationLimits } from '../../../shared/ai/generations.rules.ts';
import { dayMs } from '../../../shared/kernel/day.ts';

/** What is no favourite any more is left that long at least. */
const leastDays = 30;

/** When a generation goes by itself, in seconds; one that is a favourite stays. */
export function keptUntil(
  { createdAt, favorite }: { createdAt: string; favorite: boolean },
  now: Date,
): number | undefined {
  if (favorite) return undefined;
  const usual = Date.parse(createdAt) + generationLimits.kept * dayMs;
  return Math.floor(Math.max(usual, now.getTime() + leastDays * dayMs) / 1000);
}
