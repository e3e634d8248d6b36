import { setTimeout } from 'node:timers/promises';
import type { Permission } from '../../shared/kernel/permissions.ts';
import { AppError } from './app-error.ts';
import { captureError } from './clients/monitoring.ts';
import type { Actor } from './identity/actor.ts';
import { log } from './log.ts';

/** A part that hangs is missing before the whole answer is late. */
const longestMs = 8_000;

/** Reads the parts of an answer side by side: one that fails is null and named, and keeps no other waiting. */
export class Parts<Part extends string> {
  readonly missing: Part[] = [];
  private readonly operation: string;
  private readonly actor: Pick<Actor, 'workspaceId' | 'permissions'>;

  constructor(operation: string, actor: Pick<Actor, 'workspaceId' | 'permissions'>) {
    this.operation = operation;
    this.actor = actor;
  }

  may(permission: Permission): boolean {
    return this.actor.permissions.has(permission);
  }

  /** What a reading answers: null to who may not read it, and where it fails, which `missing` then says. */
  async read<T>(
    part: Part | readonly Part[],
    permission: Permission,
    reading: () => Promise<T>,
    patienceMs = longestMs,
  ): Promise<T | null> {
    if (!this.may(permission)) return null;
    const parts: readonly Part[] = typeof part === 'string' ? [part] : part;
    const over = new AbortController();
    try {
      return await Promise.race([reading(), late(over.signal, patienceMs)]);
    } catch (error) {
      const { operation } = this;
      const { workspaceId } = this.actor;
      const failed = { operation, part: parts.join(' '), workspaceId };
      log.error('part of an answer not read', error, failed);
      await captureError(error, failed);
      this.missing.push(...parts);
      return null;
    } finally {
      over.abort();
    }
  }
}

async function late(signal: AbortSignal, patienceMs: number): Promise<never> {
  await setTimeout(patienceMs, undefined, { signal });
  throw new AppError('unavailable');
}
