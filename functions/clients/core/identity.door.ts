import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { check, type Operation } from '../../platform/db/write.ts';
import { allClients } from './all-clients.ts';
import { changeClient } from './change-client.ts';
import { Client, type ClientItem } from './client.entity.ts';
import { insertClient, type Maker, newClient } from './insert-client.ts';
import { readClient } from './read-client.ts';

/** What another word reads and writes of a client: who it is, for a contract. */
export type ClientIdentity = Pick<
  ClientItem,
  'workspaceId' | 'clientId' | 'name' | 'legal' | 'industry' | 'archived' | 'createdAt' | 'updatedAt' | 'version'
>;
type Said = Partial<Pick<ClientItem, 'name' | 'legal' | 'archived'>>;

/** Those of all clients of a workspace that stand. */
export const identitiesOf = async (workspaceId: string): Promise<ClientIdentity[]> =>
  (await allClients(workspaceId)).filter(({ mergedInto, removingAt }) => !mergedInto && !removingAt);

export async function readIdentity(workspaceId: string, clientId: string): Promise<ClientIdentity> {
  const item = await readClient(workspaceId, clientId);
  if (item.mergedInto) throw new AppError('client_merging');
  if (item.removingAt) throw changedMeanwhile;
  return item;
}

/** What changes the identity that was read, or holds it as it was where nothing changes; it is written with the rest of an act. */
export async function changeIdentity(by: Maker, read: ClientIdentity, said: Said, now: Date): Promise<Operation[]> {
  const { workspaceId, clientId, version } = read;
  const before = await readClient(workspaceId, clientId);
  if (before.version !== version) throw changedMeanwhile;
  const change = await changeClient(by, before, said, now);
  if (change) return change.operations;
  const stands = Client.remove({ workspaceId, clientId }).where(
    (attr, { eq, notExists }) =>
      `${eq(attr.version, version)} AND ${notExists(attr.removingAt)} AND ${notExists(attr.mergedInto)}`,
  );
  return [check(stands, changedMeanwhile)];
}

/** Makes a client of that identity, with what else there is to write once its id is known. */
export async function makeIdentity(
  by: Maker,
  said: Pick<ClientItem, 'name'> & Said,
  others: (clientId: string) => Operation[],
): Promise<ClientIdentity> {
  const item = newClient(by, said, new Date());
  await insertClient(by, item, { others: others(item.clientId) });
  return item;
}
