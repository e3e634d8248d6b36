import { defineEntity } from '../db/client.ts';
import { type Operation, update } from '../db/write.ts';

/** How many a workspace has: kept in the transactions that make and remove its members and invitations. */
export const Team = defineEntity({
  model: { service: 'reclame', entity: 'teamCount', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    owners: { type: 'number', required: true },
    /** Members, and invitations that wait for an answer. */
    seats: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

type Change = { owners?: number; seats?: number };

/**
 * Counts an owner or a seat in or out. Refuses the last owner's going (`last_owner`), and one seat more than `limit`, where
 * there is one (`plan_limit`). One condition stands for one refusal: a change has an owner going, or a seat coming.
 */
export function countTeam(
  workspaceId: string,
  { owners = 0, seats = 0 }: Change,
  limit: number | null = null,
): Operation {
  const change = Team.update({ workspaceId }).add({ owners, seats });
  if (owners < 0)
    return update(
      change.where((attr, { gt }) => gt(attr.owners, 1)),
      'last_owner',
    );
  if (seats < 1 || limit === null) return update(change);
  const room = change.where((attr, { notExists, lt }) => `(${notExists(attr.seats)} OR ${lt(attr.seats, limit)})`);
  return update(room, 'plan_limit');
}
