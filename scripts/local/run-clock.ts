import type { Clock } from '../../functions/platform/worker/within-time.ts';

/** What Lambda tells a function of the end of its run, which begins now. */
export function runClock(timeoutSeconds: number): Clock {
  const endsAt = performance.now() + timeoutSeconds * 1000;
  return { getRemainingTimeInMillis: () => endsAt - performance.now() };
}
