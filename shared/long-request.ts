import type { ErrorEnvelope } from './kernel/error-envelope.ts';
import { usualReasons } from './kernel/errors.ts';

/** In bytes: the longest body that a route takes. */
export const longestBody = 3_000_000;

/**
 * What answers a request that announces a longer body: the gateway would refuse it in a form of its own. It runs inside CloudFront as
 * well, whose JavaScript is old: no destructuring, no spread, no `for…of` here.
 */
export function refusalOfLength(announced: string | undefined, requestId: string): ErrorEnvelope | null {
  if (!announced || Number(announced) <= longestBody) return null;
  const code = usualReasons.payload_too_large.code;
  const message = usualReasons.payload_too_large.message;
  return { success: false, error: { code, reason: code, message, requestId } };
}
