import type { Consumed } from './consumed.ts';
import { kilobytes, median, percentile } from './figures.ts';

/** Of the first call of a process and of those after it, in ms; of those also what they took of the processor. */
export type Times = { cold: number; p50: number; p99: number; processor: number };

/** Of a single call, which is the first of its process. */
export type Once = { ms: number; processor: number } & Consumed;

async function measure(act: () => Promise<unknown>): Promise<{ ms: number; processor: number }> {
  const start = performance.now();
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - start, processor: (user + system) / 1000 };
}

export async function timed(act: () => Promise<unknown>, count: number): Promise<Times> {
  const times: { ms: number; processor: number }[] = [];
  for (let round = 0; round <= count; round++) times.push(await measure(act));
  const [cold, ...warm] = times;
  const warmMs = warm.map(({ ms }) => ms);
  return {
    cold: cold?.ms ?? 0,
    p50: median(warmMs),
    p99: percentile(warmMs, 0.99),
    processor: median(warm.map(({ processor }) => processor)),
  };
}

export const timedOnce = async (act: () => Promise<unknown>, consumed: Consumed): Promise<Once> => ({
  ...(await measure(act)),
  ...consumed,
});

/** The middle of each figure, of calls that were made in processes of their own. */
export function middleOf(calls: readonly Once[]): Once {
  const middle = (figure: keyof Once) => median(calls.map((one) => one[figure]));
  return {
    ms: middle('ms'),
    processor: middle('processor'),
    calls: middle('calls'),
    units: middle('units'),
    bytes: middle('bytes'),
  };
}

export const shownTimes = ({ cold, p50, p99, processor }: Times) => ({
  'first of a process': Math.round(cold),
  'again, p50': p50.toFixed(1),
  'again, p99': p99.toFixed(1),
  'again, processor': processor.toFixed(1),
});

export const shownOnce = ({ ms, processor, calls, units, bytes }: Once) => ({
  ms: Math.round(ms),
  processor: Math.round(processor),
  calls,
  'read units': units,
  answers: kilobytes(bytes),
});
