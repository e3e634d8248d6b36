import { isDeepStrictEqual } from 'node:util';
import * as clients from '../../../shared/clients/client.contract.ts';
import type { Client as ShownClient } from '../../../shared/clients/client.ts';
import { foldClientName } from '../../../shared/clients/clients.rules.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { withinStorage } from '../../platform/plans/stored-bytes.ts';
import { Client, type ClientItem } from '../core/client.entity.ts';
import { freeName, holdName, refuseTakenName } from '../core/client-names.ts';
import { withCounts } from '../core/counts.ts';
import type { ClientContent } from '../core/insert-client.ts';
import { readClient } from '../core/read-client.ts';
import { forgetLogo, type KeptLogo, withLogo } from '../logo/logo-files.door.ts';
import { changedLogo, editedContent } from './client-content.ts';

type Edit = ParsedInput<typeof clients.updateClient>['body'];

export const handler = defineHandler(clients.updateClient, async ({ actor, params: { id }, body }) => {
  const before = await readClient(actor.workspaceId, id);
  refuseOther(before, body);
  return withLogo(changedLogo(before, body.logoUrl), async (logo) => ({
    client: await withFreshReads(() => edit(actor, id, body, logo)),
  }));
});

function refuseOther({ mergedInto, version }: ClientItem, body: Edit): void {
  if (mergedInto) throw new AppError('client_merging');
  if (version !== body.version) throw new AppError('conflict');
}

async function edit(actor: Actor, id: string, body: Edit, logo: KeptLogo | undefined): Promise<ShownClient> {
  const before = await readClient(actor.workspaceId, id);
  refuseOther(before, body);
  const content = editedContent(before, body, logo);
  const changed = (Object.keys(content) as (keyof ClientContent)[]).filter(
    (field) => field !== 'logoBytes' && !isDeepStrictEqual(content[field], before[field]),
  );
  if (changed.length === 0) return withCounts(before);
  const now = new Date();
  const after = { ...before, ...content, updatedAt: now.toISOString(), version: before.version + 1 };
  await refuseTakenName(after);
  const client = await withCounts(after);
  const written = Client.put(after).where(
    ({ version, removingAt, mergedInto }, { eq, notExists }) =>
      `${eq(version, before.version)} AND ${notExists(removingAt)} AND ${notExists(mergedInto)}`,
  );
  await withinStorage(actor.workspace, (after.logoBytes ?? 0) - (before.logoBytes ?? 0), (counted) =>
    write([
      put(written, 'conflict'),
      ...renamed(before, after),
      ...counted,
      audit(actor, { type: 'client.updated', entityId: id, changed }, now),
      event(actor, { type: 'client.updated', entityId: id, data: { client } }, now),
    ]),
  );
  if (before.logoId !== after.logoId) await forgetLogo(before.logoId);
  return client;
}

function renamed(before: ClientItem, after: ClientItem): Operation[] {
  if (foldClientName(before.name) === foldClientName(after.name)) return [];
  return [freeName(before), holdName(after)];
}
