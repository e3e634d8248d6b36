import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ErrorEnvelope } from '../../../shared/kernel/error-envelope.ts';
import { securityHeaders } from '../../../shared/security-headers.ts';
import { AppError } from '../app-error.ts';

export const pageType = 'text/html';

const headers = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** A text as the whole answer, with the headers that every answer of the API bears. */
export function answerText(
  requestId: string,
  status: number,
  contentType: string,
  body: string,
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: status,
    headers: { ...headers, 'content-type': `${contentType}; charset=utf-8`, 'x-request-id': requestId },
    body,
  };
}

export type TypedText = { type: string; text: string };

/** A text that says its own type, where a route answers several. */
export const isTypedText = (output: unknown): output is TypedText =>
  typeof output === 'object' && output !== null && 'type' in output && 'text' in output;

/** A page for who has its link: no script, no call, its own style alone, and no cache or index keeps it. */
export function answerPage(requestId: string, status: number, html: string): APIGatewayProxyStructuredResultV2 {
  const answer = answerText(requestId, status, pageType, html);
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => ` '${hashOf(style)}'`);
  const policy = `default-src 'none'; style-src${styles.join('')}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const own = {
    'cache-control': 'private, no-store',
    'content-security-policy': policy,
    'x-robots-tag': 'noindex, nofollow',
  };
  return { ...answer, headers: { ...answer.headers, ...own } };
}

const hashOf = (style: string): string => `sha256-${createHash('sha256').update(style).digest('base64')}`;

export type AnsweredFile = { type: string; base64: string };

export const isFile = (output: unknown): output is AnsweredFile =>
  typeof output === 'object' && output !== null && 'base64' in output;

/** Bytes that never change under their address: browsers keep them. */
export function answerFile(
  requestId: string,
  status: number,
  { type, base64 }: AnsweredFile,
): APIGatewayProxyStructuredResultV2 {
  const kept = 'public, max-age=31536000, immutable';
  return {
    statusCode: status,
    headers: { ...headers, 'cache-control': kept, 'content-type': type, 'x-request-id': requestId },
    body: base64,
    isBase64Encoded: true,
  };
}

export const answerData = (requestId: string, status: number, data: unknown) =>
  answerText(requestId, status, 'application/json', JSON.stringify({ success: true, data }));

/** What was refused, as the route answers: in the envelope, or as a page, which few routes are. */
export async function answerError(
  requestId: string,
  shown: AppError,
  contentType?: string,
): Promise<APIGatewayProxyStructuredResultV2> {
  const { details, existingId, retryAfterSeconds } = shown.extras;
  const body: ErrorEnvelope = {
    success: false,
    error: { code: shown.code, reason: shown.reason, message: shown.message, details, existingId, requestId },
  };
  const answer =
    contentType === pageType
      ? answerPage(requestId, shown.status, (await import('./refusal-page.ts')).refusalPage(shown))
      : answerText(requestId, shown.status, 'application/json', JSON.stringify(body));
  if (retryAfterSeconds) answer.headers = { ...answer.headers, 'retry-after': String(retryAfterSeconds) };
  return answer;
}

/** What the caller may see of an error: an `AppError` as it is, an outage as 503, anything else mute. */
export function toAppError(error: unknown): AppError {
  if (isRefusal(error)) return error;
  return isOutage(error)
    ? new AppError('unavailable', { retryAfterSeconds: 5, cause: error })
    : new AppError('internal_error', { cause: error });
}

/** By its name too: a module that a bundle loads apart has an `AppError` of its own. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError || (error instanceof Error && error.name === 'AppError');

const outageNames = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
  'InternalServerError',
  'ServiceUnavailable',
]);
const outageCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  // No connection is left.
  'EMFILE',
  'ENFILE',
]);

/** What Stripe's errors say that they are. */
const outageTypes = new Set(['StripeAPIError', 'StripeConnectionError', 'StripeRateLimitError']);

/** True when the error, or one that caused it, says that something we depend on does not answer. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (outageNames.has(error.name)) return true;
  if ('type' in error && outageTypes.has(String(error.type))) return true;
  if ('$fault' in error && error.$fault === 'server') return true;
  if ('code' in error && outageCodes.has(String(error.code))) return true;
  return isOutage(error.cause);
}
