const seconds = 1;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Seconds before each attempt, the first included: ten attempts in a little over three days. */
export const waits = [
  0,
  5 * seconds,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
] as const;
export const maxTries = waits.length;

const jitter = 0.2;
/** An agency's server that is overwhelmed or stuck is left alone for so long at least. */
const restSeconds = 60;

export type Refusal = {
  /** The server asked for patience, or did not answer in time. */
  overwhelmed: boolean;
  /** `Retry-After`, in seconds. */
  askedSeconds: number | null;
};

/**
 * Seconds to wait after `tries` attempts (1 or more), or null when that was the last one.
 * What the server asks for counts between the planned wait and its double, so that nobody puts a delivery off for ever.
 */
export function nextWait(tries: number, refusal: Refusal, random: () => number = Math.random): number | null {
  const planned = waits[tries];
  if (planned === undefined) return null;
  const base = refusal.overwhelmed ? Math.max(planned, restSeconds / (1 - jitter)) : planned;
  if (refusal.askedSeconds !== null) return Math.min(Math.max(refusal.askedSeconds, base), 2 * base);
  return base * (1 - jitter + 2 * jitter * random());
}

/** `Retry-After` in seconds from `now`: a number or a date of HTTP; null for anything else. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return null;
  return Math.max(0, (Date.parse(text) - now.getTime()) / 1000);
}
