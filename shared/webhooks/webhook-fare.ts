export const webhookFares = ['well', 'troubled', 'failing'] as const;
export type WebhookFare = (typeof webhookFares)[number];

/** Attempts that ended. */
export type AttemptCounts = { succeeded: number; failed: number };

type Known = {
  /** Failed attempts, and deliveries given up, since the last success. */
  failures: number;
  exhausted: number;
  /** Of the last 24 hours, and of this hour and the one before. */
  day: AttemptCounts;
  lately: AttemptCounts;
};

/** Failed attempts since the last success from which it is no passing trouble. */
const lastingFailures = 4;
/** Parts of the attempts that succeed, below which most are lost, and below which some are. */
const leastOfMost = 0.5;
const leastOfAll = 0.95;

/** From 0 to 1; null when nothing ended. */
export function successRate({ succeeded, failed }: AttemptCounts): number | null {
  const ended = succeeded + failed;
  return ended > 0 ? succeeded / ended : null;
}

/** How a webhook that is on fares. What was mended is not held against it for a day: what happened of late goes first. */
export function fareOf({ failures, exhausted, day, lately }: Known): WebhookFare {
  const rate = successRate(day) ?? 1;
  const latest = successRate(lately) ?? rate;
  if (exhausted > 0 || failures >= lastingFailures || latest < leastOfMost) return 'failing';
  return failures > 0 || rate < leastOfAll ? 'troubled' : 'well';
}
