import type { UgcBrand as ShownBrand } from '../../../shared/ugc/brand.ts';
import { type ClientIdentity, identitiesOf, readIdentity } from '../../clients/core/identity.door.ts';
import { UgcBrand, type UgcBrandItem } from './brand.entity.ts';
import { shownBrand } from './shown-brand.ts';

type ReadBrand = { client: ClientIdentity; facts: UgcBrandItem | undefined; brand: ShownBrand };

/** An advertiser with what it is made of; a 404 when the workspace has no such client. */
export async function readBrand(workspaceId: string, clientId: string): Promise<ReadBrand> {
  const [client, { data }] = await Promise.all([
    readIdentity(workspaceId, clientId),
    UgcBrand.get({ workspaceId, clientId }).go({ consistent: true }),
  ]);
  return { client, facts: data ?? undefined, brand: shownBrand(client, data ?? undefined) };
}

/** Every advertiser of a workspace, as many as its clients: five hundred at most. */
export async function allBrands(workspaceId: string): Promise<ShownBrand[]> {
  const [clients, { data }] = await Promise.all([
    identitiesOf(workspaceId),
    UgcBrand.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true }),
  ]);
  const facts = new Map(data.map((item) => [item.clientId, item]));
  return clients.map((client) => shownBrand(client, facts.get(client.clientId)));
}
