import type { EntityItem } from 'electrodb';
import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { defineEntity } from '../db/client.ts';
import type { UserItem } from './user.entity.ts';

export const Session = defineEntity({
  model: { service: 'reclame', entity: 'session', version: '1' },
  attributes: {
    sessionId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    workspaceId: { type: 'string', required: true },
    /** The user's epoch when the session was opened; a higher one since then has ended it. */
    epoch: { type: 'number', required: true },
    /** How many times the refresh token was renewed: only the token of this generation works. */
    generation: { type: 'number', required: true },
    renewedAt: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    /** Of one that came from another, by a switch of workspace: when a password was typed for the first of them. */
    signedInAt: { type: 'string' },
    /** When the password was last typed in it: at the sign-in, or since. */
    confirmedAt: { type: 'string' },
    /** In words, as are shown to its owner; where it was opened or last renewed from, as is the address. */
    device: { type: 'string' },
    ip: { type: 'string' },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byId: {
      pk: { field: 'pk', composite: ['sessionId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
    /** Those of an epoch: what a higher one has ended is not found with the living. */
    byUser: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['userId', 'epoch'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['sessionId'], casing: 'none' },
    },
  },
});

export type SessionItem = EntityItem<typeof Session>;

/** Whether a session still stands: not expired, and its person's, since nothing has ended all of theirs. */
export function isLiving(session: SessionItem, { userId, sessionEpoch }: Pick<UserItem, 'userId' | 'sessionEpoch'>) {
  const now = new Date().toISOString();
  // Sessions that were renewed before there was an end may say that they last longer.
  const expired = session.expiresAt <= now || sessionEnd(session) <= now;
  return !expired && session.userId === userId && session.epoch === sessionEpoch;
}

/** When a session that was opened then ends, whatever is renewed: ISO 8601. */
export const sessionEnd = ({
  createdAt,
  signedInAt = createdAt,
}: Pick<SessionItem, 'createdAt' | 'signedInAt'>): string =>
  new Date(Date.parse(signedInAt) + keptDays.sessionAtMost * dayMs).toISOString();

const confirmedMs = 30 * 60_000;

/** Until when what is dangerous is open to a session whose password was typed then: ISO 8601. */
export const confirmedUntil = (confirmedAt: string): string =>
  new Date(Date.parse(confirmedAt) + confirmedMs).toISOString();

/** Whether what is dangerous is open to an actor: a person by a recent password, a server by the confirmation that its key took. */
export const isConfirmed = ({ confirmedAt }: { confirmedAt?: string | undefined }): boolean =>
  confirmedAt === undefined || new Date().toISOString() < confirmedUntil(confirmedAt);
