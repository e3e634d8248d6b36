import type { Actor } from './actor.ts';

const confirmedMs = 30 * 60_000;

/** Until when what is dangerous is open to a session whose password was typed then: ISO 8601. */
export const confirmedUntil = (confirmedAt: string): string =>
  new Date(Date.parse(confirmedAt) + confirmedMs).toISOString();

/** Whether what is dangerous is open to an actor: a person by a recent password, a server by the confirmation that its key took. */
export const isConfirmed = ({ confirmedAt }: Pick<Actor, 'confirmedAt'>): boolean =>
  confirmedAt === undefined || new Date().toISOString() < confirmedUntil(confirmedAt);
