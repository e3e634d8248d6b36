import { foldClientName } from '../../../shared/clients/clients.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, remove } from '../../platform/db/write.ts';
import type { ClientItem } from './client.entity.ts';
import { ClientName } from './client-name.entity.ts';

type Named = Pick<ClientItem, 'workspaceId' | 'clientId' | 'name'>;

const lockOf = (workspaceId: string, name: string) => ({ workspaceId, nameKey: keyOf(foldClientName(name)) });

/** Takes a name for a client, which no other may have taken meanwhile. */
export const holdName = ({ workspaceId, clientId, name }: Named): Operation =>
  put(ClientName.create({ ...lockOf(workspaceId, name), clientId }), changedMeanwhile);

export const freeName = ({ workspaceId, clientId, name }: Named): Operation =>
  remove(
    ClientName.remove(lockOf(workspaceId, name)).where((attr, { eq }) => eq(attr.clientId, clientId)),
    changedMeanwhile,
  );

/** Who bears each of up to 100 names; by the name as it was asked. */
export async function clientIdsOfNames(workspaceId: string, names: string[]): Promise<Map<string, string>> {
  const held = await readTogether(names.map((name) => ClientName.get(lockOf(workspaceId, name))));
  return new Map(
    names.flatMap((name, at): [string, string][] => {
      const { data } = ClientName.parse({ Item: held[at] });
      return data ? [[name, data.clientId]] : [];
    }),
  );
}

/** A name is that of one client of a workspace, case and accents aside. */
export async function refuseTakenName({ workspaceId, clientId, name }: Named): Promise<void> {
  const holder = (await clientIdsOfNames(workspaceId, [name])).get(name);
  if (holder && holder !== clientId) throw new AppError('client_name_taken', { existingId: holder });
}
