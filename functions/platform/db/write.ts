import { setTimeout } from 'node:timers/promises';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Reason } from '../../../shared/kernel/error-messages.ts';
import { AppError } from '../app-error.ts';
import { documentClient } from './client.ts';

type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Params = { params: () => object };

/** One action of a transaction and what its refused condition means to the caller. */
export type Operation = { action: Action; refusal: Reason | AppError };

// What nobody uses of its four leaves the bundle, and with it the right on the table (scripts/rights).
const operation =
  (kind: keyof Action) =>
  (built: Params, refusal: Reason | AppError = 'conflict'): Operation => ({
    action: { [kind]: built.params() } as Action,
    refusal,
  });

/** The condition of an operation did not hold; nothing of its transaction was written. */
export class WriteRefused extends AppError {
  readonly operation: Operation;

  constructor(operation: Operation, cause: unknown) {
    const { refusal } = operation;
    if (refusal instanceof AppError) super(refusal.reason, { ...refusal.extras, cause });
    else super(refusal, { cause });
    this.operation = operation;
  }
}

/** `put(User.create({ … }), 'email_taken')`: refused when it exists already. */
export const put = /* @__PURE__ */ operation('Put');
/** `update(User.patch({ … }).set({ … }).where(…), 'conflict')`: refused when it is gone or the condition fails. */
export const update = /* @__PURE__ */ operation('Update');
/** `remove(Reset.remove({ … }), 'reset_link_invalid')`: refused when it is gone or the condition fails. */
export const remove = /* @__PURE__ */ operation('Delete');
/** `check(Client.remove({ … }).where(…), 'not_found')`: removes nothing, and is refused as the removal would be. */
export const check = /* @__PURE__ */ operation('ConditionCheck');

/** Fifty who meet on one item are all answered; it takes six seconds at most. */
const maxTries = 10;
const longestWaitMs = 1_000;
const busyReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/**
 * Writes all the operations or none (at most 100, on different items).
 * A refused condition throws `WriteRefused`, with what that operation's refusal means; contention is retried with full
 * jitter, then answers 503.
 */
export async function write(operations: Operation[], send = sendTransaction): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await send(operations.map(({ action }) => action));
      return;
    } catch (error) {
      const codes = cancellationCodes(error);
      if (!codes) throw error;
      const refused = operations[codes.indexOf('ConditionalCheckFailed')];
      if (refused) throw new WriteRefused(refused, error);
      if (!codes.some((code) => busyReasons.has(code))) throw error;
      if (attempt === maxTries) throw new AppError('unavailable', { retryAfterSeconds: 1, cause: error });
      await setTimeout(Math.random() * Math.min(25 * 2 ** attempt, longestWaitMs));
    }
  }
}

/** Writes `guard` with the others; false when its condition does not hold, so that there is nothing left to write. */
export async function writeIf(guard: Operation, others: Operation[] = []): Promise<boolean> {
  try {
    await write([guard, ...others]);
    return true;
  } catch (error) {
    if (error instanceof WriteRefused && error.operation === guard) return false;
    throw error;
  }
}

async function sendTransaction(actions: Action[]): Promise<void> {
  await documentClient.send(new TransactWriteCommand({ TransactItems: actions }));
}

function cancellationCodes(error: unknown): string[] | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'TransactionInProgressException' || error.name === 'TransactionConflictException')
    return ['TransactionConflict'];
  if (error.name !== 'TransactionCanceledException' || !('CancellationReasons' in error)) return null;
  const reasons = error.CancellationReasons as { Code?: string }[];
  return reasons.map((reason) => reason.Code ?? 'None');
}

/** True for a single write (outside a transaction) whose condition did not hold. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ConditionalCheckFailedException' || isRefused(error.cause);
}

/** Whether the condition of a single write held. */
export async function unlessRefused(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}
