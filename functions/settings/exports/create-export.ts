import * as exports from '../../../shared/settings/exports.contract.ts';
import type { ExportScope } from '../../../shared/settings/exports.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { DataExport, type DataExportItem, exportShards, ttlOf } from './data-export.entity.ts';
import { oneMoreExport } from './export-book.entity.ts';
import { takeUpExport } from './exports-queue.ts';
import { mayExport, ownerOf } from './owner-of.ts';
import { shownExport } from './shown-export.ts';

/** Has an archive made; people are told when it is there. */
export const handler = defineHandler(exports.createExport, async ({ actor, body: { scope } }) => {
  if (!mayExport(actor, scope)) throw new AppError('forbidden');
  const item = await withFreshReads(() => begin(actor, scope));
  await takeUpExport(item);
  return { export: await shownExport(item) };
});

/** After which its message is taken for lost. */
const patienceMs = 2 * 60_000;

async function begin(actor: Actor, scope: ExportScope): Promise<DataExportItem> {
  const { userId, workspaceId, workspace } = actor;
  if (scope === 'workspace' && workspace.suspendedAt) throw new AppError('workspace_suspended');
  const now = new Date();
  const exportId = newId('exp', now);
  const ownerId = ownerOf(actor, scope);
  const item: DataExportItem = {
    ...{ ownerId, exportId, scope, userId, workspaceId, status: 'queued', progress: 0, slice: 0, attempts: 0 },
    ...{ shard: shardOf(exportId, exportShards), dueAt: new Date(now.getTime() + patienceMs).toISOString() },
    ...{ createdAt: now.toISOString(), ttl: ttlOf(now) },
  };
  const type = scope === 'workspace' ? 'workspace.export_requested' : 'account.export_requested';
  await write([
    await oneMoreExport(ownerId, exportId, now),
    put(DataExport.create(item)),
    audit(actor, { type, entityId: ownerId }, now),
  ]);
  return item;
}
