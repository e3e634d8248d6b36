import * as z from 'zod';
import type * as adsImports from '../../../shared/contract/ads-imports.ts';
import type { ParsedInput } from '../../../shared/contract/route.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { openCursor, sealCursor } from '../../platform/db/page-cursor.ts';
import { update, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { AdImport, toImport } from './ad-import.entity.ts';
import { findImport } from './start-import.domain.ts';

type Page = ParsedInput<typeof adsImports.listAdImports>['query'];

const Position = z.object({ importId: z.string() });

export async function listImports({ workspaceId }: Actor, { limit, cursor }: Page) {
  const scope = { owner: workspaceId, operation: 'listAdImports' };
  const before = await openCursor(scope, cursor, Position);
  const query = AdImport.query.byWorkspace({ workspaceId });
  const page = before ? query.lt(before) : query;
  const { data } = await page.go({ order: 'desc', limit: limit + 1, consistent: true });
  const items = data.slice(0, limit);
  const last = data.length > limit ? items.at(-1) : undefined;
  return { items: items.map(toImport), nextCursor: await sealCursor(scope, last ? { importId: last.importId } : null) };
}

export async function getImport({ workspaceId }: Actor, importId: string) {
  return { import: toImport(await findImport(workspaceId, importId)) };
}

/** Stops a run at its next step; what is stored stays. The worker throws its file away. */
export async function cancelImport(actor: Actor, importId: string) {
  const { workspaceId } = actor;
  await findImport(workspaceId, importId);
  const now = new Date().toISOString();
  const cancel = AdImport.patch({ workspaceId, importId })
    .set({ status: 'cancelled', finishedAt: now, updatedAt: now })
    .remove(['message'])
    // A step is written over the version that it read: the one in progress is refused.
    .add({ version: 1 })
    .where(({ status }, { eq }) => `(${eq(status, 'queued')} OR ${eq(status, 'running')})`);
  await write([
    update(cancel, 'import_finished'),
    activity(actor, { type: 'ads.import_cancelled', entityId: importId }),
  ]);
  return getImport(actor, importId);
}
