import type { Client as ShownClient } from '../../../shared/clients/client.ts';
import { countByClient as countFollowed } from '../../ads/watch/count-by-client.door.ts';
import { countByClient as countBoards } from '../../boards/core/count-by-client.door.ts';
import { countByClient as countCampaigns } from '../../campaigns/core/count-by-client.door.ts';
import { countByClient as countProspects } from '../../prospects/core/count-by-client.door.ts';
import type { ClientItem } from './client.entity.ts';
import type { CountByClient } from './client-move.door.ts';
import { noCounts, shownClient } from './shown-client.ts';

type Counts = ShownClient['counts'];

/** What counts the things of clients, by the name that answers give it. A word that has clients adds its line. */
const counters: Record<keyof Counts, CountByClient> = {
  boards: countBoards,
  followedAdvertisers: countFollowed,
  prospects: countProspects,
  campaigns: countCampaigns,
};

/** How many things each client of a workspace has, in every word. */
export async function countsOf(workspaceId: string): Promise<(clientId: string) => Counts> {
  const counted = await Promise.all(
    Object.entries(counters).map(async ([name, count]) => [name, await count(workspaceId)] as const),
  );
  return (clientId) => ({
    ...noCounts,
    ...Object.fromEntries(counted.map(([name, counts]) => [name, counts.get(clientId) ?? 0])),
  });
}

/** A client with its counts, as of now. */
export const withCounts = async (item: ClientItem): Promise<ShownClient> =>
  shownClient(item, (await countsOf(item.workspaceId))(item.clientId));
