import { isDeepStrictEqual } from 'node:util';
import type { Client as ShownClient } from '../../../shared/clients/client.ts';
import { foldClientName } from '../../../shared/clients/clients.rules.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Client, type ClientItem } from './client.entity.ts';
import { freeName, holdName, refuseTakenName } from './client-names.ts';
import { withCounts } from './counts.ts';
import type { ClientContent, Maker } from './insert-client.ts';

type Change = { client: ShownClient; operations: Operation[] };

/** What writes a client as it is to be over the one that was read, and tells it; null when nothing changes. */
export async function changeClient(
  by: Maker,
  before: ClientItem,
  content: Partial<ClientContent>,
  now: Date,
): Promise<Change | null> {
  const { clientId: entityId, version } = before;
  const changed = (Object.keys(content) as (keyof ClientContent)[]).filter(
    (field) => field !== 'logoBytes' && !isDeepStrictEqual(content[field], before[field]),
  );
  if (changed.length === 0) return null;
  const after = { ...before, ...content, updatedAt: now.toISOString(), version: version + 1 };
  await refuseTakenName(after);
  const client = await withCounts(after);
  const written = Client.put(after).where(
    (attr, { eq, notExists }) =>
      `${eq(attr.version, version)} AND ${notExists(attr.removingAt)} AND ${notExists(attr.mergedInto)}`,
  );
  return {
    client,
    operations: [
      put(written, 'conflict'),
      ...renamed(before, after),
      audit(by, { type: 'client.updated', entityId, changed }, now),
      event(by, { type: 'client.updated', entityId, data: { client } }, now),
    ],
  };
}

function renamed(before: ClientItem, after: ClientItem): Operation[] {
  if (foldClientName(before.name) === foldClientName(after.name)) return [];
  return [freeName(before), holdName(after)];
}
