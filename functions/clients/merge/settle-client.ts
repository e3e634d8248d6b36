import { queues } from '../../../shared/clients/queues.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { remove, writeIf } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { Client, type ClientItem } from '../core/client.entity.ts';
import { freeName } from '../core/client-names.ts';
import { DeletedClient } from '../core/deleted-client.entity.ts';
import { countOneClientLess } from '../core/insert-client.ts';
import { passProspect } from '../core/prospect-clients.ts';
import { releaseClient } from '../core/release-client.ts';
import { type ClientKey, overAfterMs, settleIn } from '../core/settle-queue.ts';
import { forgetLogo } from '../logo/logo-files.door.ts';
import { movers } from './movers.ts';

/** A little less than the worker may run. */
const workerMs = (queues.clientMoves.timeoutSeconds - 20) * 1_000;
const againSeconds = 2;

/** Finishes what became of a client. May be done again, or by two at once; one of whom nothing is to be done stays as it is. */
export async function settleClient(key: ClientKey): Promise<void> {
  const { data: client } = await Client.get(key).go({ consistent: true });
  if (!client) return forgetDeleted(key);
  if (client.mergedInto) return giveAway(client, client.mergedInto);
  if (client.removingAt && isOver(client.removingAt)) await releaseClient(client);
}

const isOver = (at: string) => Date.parse(at) + overAfterMs < Date.now();

async function giveAway(client: ClientItem, to: string): Promise<void> {
  const { workspaceId, clientId: from } = client;
  const until = Date.now() + workerMs;
  for (const move of movers)
    if (!(await moved(() => move({ workspaceId, from, to }, until))))
      return settleIn(againSeconds, { workspaceId, clientId: from });
  const gone = Client.remove({ workspaceId, clientId: from }).where((attr, { eq }) => eq(attr.mergedInto, to));
  const told = { type: 'client.deleted', entityId: from, data: { id: from } } as const;
  const written = await writeIf(remove(gone), [
    freeName(client),
    ...passProspect(client, to),
    countOneClientLess(client),
    ...countBytes(workspaceId, -(client.logoBytes ?? 0)),
    event(client, told),
  ]);
  if (written) await forgetLogo(client.logoId);
}

/** For a moment nothing is filed under the one that is kept either, while someone tries to remove it. */
async function moved(move: () => Promise<boolean>): Promise<boolean> {
  try {
    return await move();
  } catch (error) {
    if (error === changedMeanwhile || (error instanceof AppError && error.status < 500)) return false;
    throw error;
  }
}

async function forgetDeleted(key: ClientKey): Promise<void> {
  const { data: deleted } = await DeletedClient.get(key).go({ consistent: true });
  if (!deleted || !isOver(deleted.deletedAt)) return;
  await DeletedClient.delete({ workspaceId: key.workspaceId, clientId: key.clientId }).go();
  await forgetLogo(deleted.client.logoId);
}
