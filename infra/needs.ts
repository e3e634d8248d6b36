import type { contracts } from '../shared/contract/index.ts';
import { type QueueSpec, queues } from '../shared/workers.ts';

/** What a function may touch, and what people lose when it fails. */
export type Needs = {
  usersLose: string;
  table?: 'read' | 'write';
  /** Verifies or signs session tokens. */
  authKeys?: true;
  /** Messages it may send. */
  queues?: readonly QueueSpec[];
  sendsMail?: true;
};

/** By word of the API: the routes of a word share one role. */
export const wordNeeds: Record<keyof typeof contracts, Needs> = {
  auth: {
    usersLose: 'People cannot sign up, sign in, stay signed in or change their password.',
    table: 'write',
    authKeys: true,
    queues: [queues.mails],
  },
  health: { usersLose: 'Nothing for people; whoever watches the service believes it is down.', table: 'read' },
  openapi: { usersLose: 'Agencies cannot read the reference of the API.' },
};

/** By queue: its worker has a role of its own. */
export const workerNeeds: Record<keyof typeof queues, Needs> = {
  mails: {
    usersLose: 'People wait for mails: password resets and security notices.',
    table: 'write',
    sendsMail: true,
  },
};
