import * as clients from '../../../shared/clients/client.contract.ts';
import type { Client as ShownClient } from '../../../shared/clients/client.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { AppError } from '../../platform/app-error.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { withinStorage } from '../../platform/plans/stored-bytes.ts';
import { refuseBrandInUse } from '../../ugc/core/brand-in-use.door.ts';
import { changeClient } from '../core/change-client.ts';
import type { ClientItem } from '../core/client.entity.ts';
import { withCounts } from '../core/counts.ts';
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
  if (body.archived && !before.archived) await refuseBrandInUse(actor.workspaceId, id);
  const content = editedContent(before, body, logo);
  const change = await changeClient(actor, before, content, new Date());
  if (!change) return withCounts(before);
  await withinStorage(actor.workspace, (content.logoBytes ?? 0) - (before.logoBytes ?? 0), (counted) =>
    write([...change.operations, ...counted]),
  );
  if (before.logoId !== content.logoId) await forgetLogo(before.logoId);
  return change.client;
}
