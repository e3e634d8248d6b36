import type { contracts } from '../shared/registry.ts';
import { type QueueSpec, queues, type schedules, type streams } from '../shared/workers.ts';

/** What a function may touch, and what people lose when it fails. */
export type Needs = {
  usersLose: string;
  table?: 'read' | 'write';
  /** Is told of writes by the table's stream. */
  tableStream?: true;
  /** Verifies or signs session tokens. */
  authKeys?: true;
  /** Secrets that workspaces entrust to us: opened, or sealed as well. */
  sealedSecrets?: 'read' | 'write';
  /** Messages it may send. */
  queues?: readonly QueueSpec[];
  sendsMail?: true;
  /** Files to import and the generations of the catalogue. */
  files?: 'read' | 'write';
};

/** By word of the API: the routes of a word share one role. */
export const wordNeeds: Record<keyof typeof contracts, Needs> = {
  ads: {
    usersLose: 'People cannot search the library, open an ad, import ads or follow advertisers.',
    table: 'write',
    authKeys: true,
    sealedSecrets: 'read',
    queues: [queues.adImports],
    files: 'write',
  },
  auth: {
    usersLose: 'People cannot sign up, sign in, stay signed in or change their password.',
    table: 'write',
    authKeys: true,
    queues: [queues.mails],
  },
  boards: {
    usersLose: 'People cannot open their boards, save ads or show a shared board.',
    table: 'write',
    authKeys: true,
    queues: [queues.boardRemovals],
  },
  health: { usersLose: 'Nothing for people; whoever watches the service believes it is down.', table: 'read' },
  notifications: {
    usersLose: 'People cannot see what they were told, nor mark it as read.',
    table: 'write',
    authKeys: true,
  },
  openapi: { usersLose: 'Agencies cannot read the reference of the API.' },
  prospects: {
    usersLose: 'People cannot see, write or import their prospects.',
    table: 'write',
    authKeys: true,
    queues: [queues.prospectImports, queues.prospectRemovals, queues.prospectUpkeep],
    files: 'write',
  },
  webhooks: {
    usersLose: 'People cannot see or change their webhooks, nor what was sent to them.',
    table: 'write',
    authKeys: true,
    sealedSecrets: 'write',
    queues: [queues.deliveries],
  },
  pixel: {
    usersLose: 'Shops cannot hand over their conversions; people cannot see or change their pixels.',
    table: 'write',
    authKeys: true,
    sealedSecrets: 'write',
    queues: [queues.pixelEvents],
  },
  settings: {
    usersLose: 'People cannot connect their Meta account or manage their API keys.',
    table: 'write',
    authKeys: true,
    sealedSecrets: 'write',
  },
};

/** By queue: its worker has a role of its own. */
export const workerNeeds: Record<keyof typeof queues, Needs> = {
  mails: {
    usersLose:
      'People wait for mails: password resets and security notices. What a stranger connected to an account stays on.',
    table: 'write',
    queues: [queues.deliveries],
    sendsMail: true,
  },
  adImports: {
    usersLose: 'Imports and readings of the Meta Ad Library stand still.',
    table: 'write',
    sealedSecrets: 'read',
    queues: [queues.adImports],
    files: 'write',
  },
  boardRemovals: { usersLose: 'Nothing at once; what deleted boards held stays in the table.', table: 'write' },
  deliveries: {
    usersLose: 'Servers of agencies receive no webhooks; what waits is sent once it works again.',
    table: 'write',
    sealedSecrets: 'read',
    queues: [queues.deliveries],
  },
  pixelEvents: {
    usersLose: 'Conversions of shops reach Meta late, or not at all after seven days.',
    table: 'write',
    sealedSecrets: 'read',
    queues: [queues.pixelEvents],
  },
  prospectImports: {
    usersLose: 'Imports of prospects wait.',
    table: 'write',
    queues: [queues.prospectImports],
    files: 'write',
  },
  prospectRemovals: {
    usersLose: 'Nothing at once; the timelines of deleted and erased prospects stay in the table.',
    table: 'write',
  },
  prospectUpkeep: {
    usersLose: 'Scores of prospects stay as they are: new rules wait, and what happened long ago counts as before.',
    table: 'write',
    queues: [queues.prospectUpkeep, queues.mails],
  },
};

/** By what follows the table's stream, each with a role of its own. */
export const streamNeeds: Record<keyof typeof streams, Needs> = {
  fanOutEvent: {
    usersLose: 'Webhooks leave and people are told minutes late, when a sweep finds what the stream did not tell.',
    table: 'write',
    tableStream: true,
    queues: [queues.deliveries, queues.mails],
  },
};

/** By what runs by the clock, each with a role of its own. */
export const scheduleNeeds: Record<keyof typeof schedules, Needs> = {
  buildCatalogue: { usersLose: 'Searches of the library get slower hour by hour.', table: 'write', files: 'write' },
  refreshAdvertisers: {
    usersLose: 'People no longer learn what the advertisers that they follow start and stop.',
    table: 'write',
    queues: [queues.adImports],
  },
  rescoreProspects: {
    usersLose: 'Scores of prospects no longer decay: what happened long ago counts as before.',
    table: 'read',
    queues: [queues.prospectUpkeep],
  },
  remindActions: { usersLose: 'People are not reminded of the next actions that they planned.', table: 'write' },
  sweepImports: {
    usersLose: 'Imports and readings of the Meta Ad Library whose message was lost, or whose worker died, stand still.',
    table: 'write',
    queues: [queues.adImports, queues.prospectImports],
  },
  sweepOutbox: {
    usersLose: 'Webhooks that wait for more than a quarter of an hour, or whose message was lost, are not sent.',
    table: 'write',
    queues: [queues.deliveries, queues.pixelEvents, queues.mails],
  },
  noticeRetention: {
    usersLose: 'People are not told which prospects may be kept no longer.',
    table: 'read',
    queues: [queues.prospectUpkeep],
  },
};
