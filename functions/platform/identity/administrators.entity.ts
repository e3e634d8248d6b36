import { defineEntity } from '../db/client.ts';
import { type Operation, update } from '../db/write.ts';
import type { UserItem } from './user.entity.ts';

const most = 500;

/** Who administers the platform, so that somebody always does: kept in the transactions that make and unmake administrators. */
export const Administrators = defineEntity({
  model: { service: 'reclame', entity: 'administrators', version: '1' },
  attributes: {
    part: { type: ['all'] as const, required: true },
    userIds: { type: 'set', items: 'string' },
  },
  indexes: {
    all: {
      pk: { field: 'pk', composite: ['part'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

/** Whether the platform is theirs to look after: not of who is suspended, or is about to go. */
export const administers = ({ role, status, deletion }: Pick<UserItem, 'role' | 'status' | 'deletion'>): boolean =>
  role === 'admin' && status === 'active' && deletion === undefined;

/** What a change of a person makes of the administrators. Refuses the last one's going (`last_admin`). */
export function administratorsAfter(before: UserItem, change: Partial<UserItem>): Operation[] {
  const [did, does] = [administers(before), administers({ ...before, ...change })];
  if (did === does) return [];
  return [does ? counted(before.userId) : leftOut(before.userId)];
}

/** Done again, it changes nothing. */
export const counted = (userId: string): Operation =>
  update(
    Administrators.update({ part: 'all' })
      .add({ userIds: [userId] })
      .where((attr, is) => `(${is.notExists(attr.userIds)} OR ${is.size(attr.userIds)} < ${is.escape(most)})`),
  );

const leftOut = (userId: string): Operation =>
  update(
    Administrators.update({ part: 'all' })
      .delete({ userIds: [userId] })
      .where(
        (attr, is) =>
          `${is.exists(attr.userIds)} AND (${is.size(attr.userIds)} > ${is.escape(1)} OR NOT ${is.contains(attr.userIds, userId)})`,
      ),
    'last_admin',
  );
