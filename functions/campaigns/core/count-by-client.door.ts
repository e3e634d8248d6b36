import type { CountByClient } from '../../clients/core/client-move.door.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { Campaign } from './campaign.entity.ts';

/** How many campaigns are filed under each client. */
export const countByClient: CountByClient = async (workspaceId) => {
  const counts = new Map<string, number>();
  for await (const rows of queryFields(Campaign.query.byWorkspace({ workspaceId }), ['clientId']))
    for (const { clientId } of rows)
      if (typeof clientId === 'string') counts.set(clientId, (counts.get(clientId) ?? 0) + 1);
  return counts;
};
