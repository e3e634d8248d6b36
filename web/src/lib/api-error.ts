import { type ErrorCode, errorStatus } from '../../../shared/errors.ts';
import { reasons } from '../../../shared/messages/errors.ts';
import { isRecord } from './is-record.ts';

export type ErrorDetail = { path: string; message: string };

type Refusal = {
  status: number;
  code: ErrorCode;
  /** What a person reads; empty when the answer had no sentence of ours, and the screen says its own. */
  message: string;
  details?: ErrorDetail[] | undefined;
  existingId?: string | undefined;
  requestId?: string | undefined;
  retryAfterSeconds?: number | undefined;
};

/** An answer that refuses. No answer at all (network, time-out) is never an ApiError. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetail[];
  readonly existingId: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'ApiError';
    this.status = refusal.status;
    this.code = refusal.code;
    this.details = refusal.details ?? [];
    this.existingId = refusal.existingId;
    this.requestId = refusal.requestId;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
  }
}

/** The sentence of the server, or the screen's own. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.message) || fallback;
}

/** Reads the refusal out of our envelope, or out of what the gateway answers in our place. */
export function toApiError(response: Response, answer: unknown): ApiError {
  const { status, headers } = response;
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  const common = { status, retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined };
  const requestId = headers.get('x-request-id') ?? undefined;
  const error = isRecord(answer) && answer.success === false ? answer.error : null;
  if (!isRecord(error)) return new ApiError({ ...common, ...gatewayRefusal(status), requestId });
  return new ApiError({
    ...common,
    code: isErrorCode(error.code) ? error.code : codeOf(status),
    message: textOf(error.message) ?? '',
    details: Array.isArray(error.details) ? error.details.filter(isDetail) : undefined,
    existingId: textOf(error.existingId),
    requestId: textOf(error.requestId) ?? requestId,
  });
}

function gatewayRefusal(status: number): { code: ErrorCode; message: string } {
  const code = codeOf(status);
  const speaks = status === 404 || status === 413 || status === 429 || status === 503;
  return { code, message: speaks ? reasons[code].message : '' };
}

const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errorStatus;

const codeOf = (status: number): ErrorCode =>
  Object.keys(errorStatus)
    .filter(isErrorCode)
    .find((code) => errorStatus[code] === status) ?? 'internal_error';

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

const isDetail = (value: unknown): value is ErrorDetail =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
