import type { CountByClient } from '../../clients/core/client-move.door.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { Board } from './board.entity.ts';

/** How many boards are filed under each client. */
export const countByClient: CountByClient = async (workspaceId) => {
  const counts = new Map<string, number>();
  for await (const rows of queryFields(Board.query.byWorkspace({ workspaceId }), ['clientId']))
    for (const { clientId } of rows)
      if (typeof clientId === 'string') counts.set(clientId, (counts.get(clientId) ?? 0) + 1);
  return counts;
};
