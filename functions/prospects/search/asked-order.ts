import { type AnySort, isCustomSort, type SortOrder } from '../../../shared/prospects/prospect.contract.ts';
import { everyCampaignName } from '../../campaigns/core/campaign-names.door.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import { peopleOf } from '../../platform/identity/active-people.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { readFields } from '../core/prospect-fields.entity.ts';
import type { RowOrder } from './row-order.ts';

type Asked = { sort: AnySort; order?: SortOrder | undefined };

/** The order that a list is asked in, with what it goes by that the rows do not say. */
export async function askedOrder(actor: Actor, { sort, order }: Asked): Promise<RowOrder> {
  if (!isCustomSort(sort)) return { sort, order, names: await namesToSortBy(actor, sort) };
  const fields = await readFields(actor.workspaceId);
  return { sort, order, field: fields.find(({ id }) => id === sort) };
}

/** What owners, clients or campaigns are called, by their ids; none where a list is sorted by nothing of these, or by what one may not read. */
async function namesToSortBy({ workspaceId, permissions }: Actor, sort: AnySort): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  if (sort === 'owner') for await (const { user } of peopleOf(workspaceId)) names.set(user.userId, fullNameOf(user));
  if (sort === 'client' && permissions.has('clients:read'))
    for (const { clientId, name } of await clientsOf(workspaceId)) names.set(clientId, name);
  if (sort === 'campaign' && permissions.has('campaigns:read'))
    for (const [id, name] of await everyCampaignName(workspaceId)) names.set(id, name);
  return names;
}
