import { setTimeout } from 'node:timers/promises';
import type { DashboardPart } from '../../../shared/dashboard/dashboard.rules.ts';
import type { Permission } from '../../../shared/kernel/permissions.ts';
import { AppError } from '../../platform/app-error.ts';
import { captureError } from '../../platform/clients/monitoring.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { log } from '../../platform/log.ts';

/** A part that hangs is missing before the whole answer is late. */
const longestMs = 8_000;

/** Reads the parts of a dashboard side by side: one that fails is null and named, and keeps no other waiting. */
export class Parts {
  readonly missing: DashboardPart[] = [];
  private readonly actor: Pick<Actor, 'workspaceId' | 'permissions'>;

  constructor(actor: Pick<Actor, 'workspaceId' | 'permissions'>) {
    this.actor = actor;
  }

  may(permission: Permission): boolean {
    return this.actor.permissions.has(permission);
  }

  /** What a reading answers: null to who may not read it, and where it fails, which `missing` then says. */
  async read<T>(part: DashboardPart, permission: Permission, reading: () => Promise<T>): Promise<T | null> {
    if (!this.may(permission)) return null;
    const over = new AbortController();
    try {
      return await Promise.race([reading(), late(over.signal)]);
    } catch (error) {
      const { workspaceId } = this.actor;
      log.error('part of a dashboard not read', error, { part, workspaceId });
      await captureError(error, { operation: 'getDashboard', part, workspaceId });
      this.missing.push(part);
      return null;
    } finally {
      over.abort();
    }
  }
}

async function late(signal: AbortSignal): Promise<never> {
  await setTimeout(longestMs, undefined, { signal });
  throw new AppError('unavailable');
}
