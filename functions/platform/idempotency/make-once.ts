import { dayMs } from '../../../shared/kernel/day.ts';
import type { RouteSpec } from '../../../shared/kernel/route.ts';
import { AppError } from '../app-error.ts';
import { keyOf } from '../db/key-of.ts';
import { type Operation, put } from '../db/write.ts';
import type { Caller } from '../http/caller.ts';
import { keyRing, sign } from '../identity/keys.ts';
import { Idempotency } from './idempotency.entity.ts';

/** The call of a route that says `idempotent: true`; its keys are those of the workspace, of the creator, or of the public. */
export type IdempotentCall = {
  route: Pick<RouteSpec, 'operation'> & { idempotent: true };
  actor: { workspaceId: string } | { creatorId: string } | undefined;
  caller: Caller;
  params?: object;
  body: object;
};

type Creation<T> = {
  /** Makes it; the operation given belongs in its transaction, once it knows the id. */
  make: (mark: (id: string) => Operation[]) => Promise<T>;
  /** Answers what was made under that id before. */
  replay: (id: string) => Promise<T>;
};

/**
 * Makes a thing once for each `Idempotency-Key` in 24 h: the same key and body answers what was made, another body gets 409.
 * Two at once make one thing. Without a key, it just makes it.
 */
export async function makeOnce<T>(call: IdempotentCall, creation: Creation<T>): Promise<T> {
  const { idempotencyKey } = call.caller;
  if (idempotencyKey === undefined) return creation.make(() => []);
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    throw new AppError('validation_error', { details: [{ path: 'Idempotency-Key', message: 'Format invalide' }] });
  const requestKey = keyOf([call.route.operation, whose(call), idempotencyKey].join('\n'));
  const { current } = await keyRing();
  const bodyKey = sign(current.key, 'idempotency', JSON.stringify({ ...call.params, ...call.body }));
  const before = await madeBefore(requestKey, bodyKey);
  if (before) return creation.replay(before);
  try {
    return await creation.make((madeId) => [mark(requestKey, bodyKey, madeId)]);
  } catch (error) {
    const meanwhile = error instanceof AppError ? await madeBefore(requestKey, bodyKey) : null;
    if (meanwhile) return creation.replay(meanwhile);
    throw error;
  }
}

function whose({ actor }: IdempotentCall): string {
  if (!actor) return 'public';
  return 'creatorId' in actor ? actor.creatorId : actor.workspaceId;
}

async function madeBefore(requestKey: string, bodyKey: string): Promise<string | null> {
  const { data } = await Idempotency.get({ requestKey }).go({ consistent: true });
  if (!data || data.expiresAt <= new Date().toISOString()) return null;
  if (data.bodyKey !== bodyKey) throw new AppError('idempotency_key_reused');
  return data.madeId;
}

function mark(requestKey: string, bodyKey: string, madeId: string): Operation {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + dayMs);
  return put(
    Idempotency.put({
      requestKey,
      bodyKey,
      madeId,
      expiresAt: expiresAt.toISOString(),
      ttl: Math.floor(expiresAt.getTime() / 1000),
    }).where((attr, { notExists, lte }) => `${notExists(attr.expiresAt)} OR ${lte(attr.expiresAt, now.toISOString())}`),
  );
}
