import type { ErrorEnvelope } from '../../../shared/kernel/error-envelope.ts';
import type { Reason } from '../../../shared/kernel/error-messages.ts';
import { type ErrorCode, errorStatus, usualReasons } from '../../../shared/kernel/errors.ts';
import { isRecord } from './is-record.ts';

/** What our envelope says of a refusal. */
export type Refusal = ErrorEnvelope['error'];
type ErrorDetail = NonNullable<Refusal['details']>[number];

/** A server newer than this page may have reasons that it does not know. */
type Told = Pick<Refusal, 'code' | 'message'> & Partial<Omit<Refusal, 'reason'>> & { reason?: string | undefined };

/** An answer that refuses. No answer at all (network, time-out) is never an ApiError. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Missing when the gateway answered in our place. */
  readonly reason: string | undefined;
  readonly details: ErrorDetail[];
  readonly existingId: string | undefined;
  readonly requestId: string | undefined;

  /** `message` is what a person reads; empty when the answer had no sentence of ours, and the screen says its own. */
  constructor(status: number, refusal: Told) {
    super(refusal.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = refusal.code;
    this.reason = refusal.reason;
    this.details = refusal.details ?? [];
    this.existingId = refusal.existingId;
    this.requestId = refusal.requestId;
  }
}

/** The sentence of the server, or the screen's own. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.message) || fallback;
}

/** Whether no server was reached: what `fetch` throws then is a TypeError, and never an answer. */
export const isOffline = (error: unknown): boolean => error instanceof TypeError;

/** Whether a route refused for this reason of the table of messages. */
export const refusedFor = (error: unknown, reason: Reason): boolean =>
  error instanceof ApiError && error.reason === reason;

/** Reads the refusal out of our envelope, or out of what the gateway answers in our place. */
export function toApiError({ status, headers }: Response, answer: unknown): ApiError {
  const requestId = headers.get('x-request-id') ?? undefined;
  const error = isRecord(answer) && answer.success === false ? answer.error : null;
  if (!isRecord(error)) return new ApiError(status, { ...gatewayRefusal(status), requestId });
  return new ApiError(status, {
    code: isErrorCode(error.code) ? error.code : codeOf(status),
    reason: textOf(error.reason),
    message: textOf(error.message) ?? '',
    details: Array.isArray(error.details) ? error.details.filter(isDetail) : undefined,
    existingId: textOf(error.existingId),
    requestId: textOf(error.requestId) ?? requestId,
  });
}

function gatewayRefusal(status: number): Pick<Refusal, 'code' | 'message'> {
  const code = codeOf(status);
  const speaks = status === 404 || status === 413 || status === 429 || status === 503;
  return { code, message: speaks ? usualReasons[code].message : '' };
}

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value);

const codeOf = (status: number): ErrorCode =>
  Object.keys(errorStatus)
    .filter(isErrorCode)
    .find((code) => errorStatus[code] === status) ?? 'internal_error';

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

const isDetail = (value: unknown): value is ErrorDetail =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
