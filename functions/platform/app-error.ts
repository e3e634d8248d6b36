import type { ErrorEnvelope } from '../../shared/kernel/error-envelope.ts';
import { type Reason, reasons } from '../../shared/kernel/error-messages.ts';
import { type ErrorCode, errorStatus } from '../../shared/kernel/errors.ts';

export type ErrorDetail = NonNullable<ErrorEnvelope['error']['details']>[number];

type Extras = {
  /** Overrides the reason's sentence, for one that names the field's own rule. */
  message?: string;
  details?: ErrorDetail[];
  existingId?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A refusal meant for the caller. Anything else that is thrown is a bug or an outage. */
export class AppError extends Error {
  readonly reason: Reason;
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: Extras;

  constructor(reason: Reason, extras: Extras = {}) {
    super(extras.message ?? reasons[reason].message, { cause: extras.cause });
    this.name = 'AppError';
    this.reason = reason;
    this.code = reasons[reason].code;
    this.status = errorStatus[this.code];
    this.extras = extras;
  }
}

/** A 400 that names the field at fault. */
export const invalidField = (path: string, message: string): AppError =>
  new AppError('validation_error', { details: [{ path, message }] });
