/** A word that says all that a word can, beside the route that `new-route` made: texts by the path of their file. */
export const gadgets: Readonly<Record<string, string>> = {
  'shared/gadgets/word.ts': `import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const gadgets = {
  usersLose: 'People cannot see their gadgets, nor change them.',
  contracts: ['gadgets'],
  ids: { gadget: 'gad' },
  audit: ['gadget.updated', 'gadget.broken'],
  counted: ['gadgets'],
  events: {
    gadget: {
      label: 'Gadgets',
      readings: ['boards:read'],
      events: { 'gadget.updated': { label: 'Gadget modifié', description: 'Un gadget a été modifié.' } },
    },
  },
  innerEvents: ['gadget.broken'],
  notified: ['gadget.updated', 'gadget.broken'],
  toldTo: ['boards:read'],
  queues,
  schedules: {
    countGadgets: {
      name: 'countGadgets',
      label: 'Compte des gadgets',
      handler: 'gadgets/count-gadgets.schedule',
      expression: 'rate(1 hour)',
      timeoutSeconds: 60,
      usersLose: 'Gadgets are counted late.',
    },
  },
} as const satisfies Word;
`,
  'shared/gadgets/queues.ts': `import type { QueueSpec } from '../kernel/worker-specs.ts';

export const queues = {
  gadgets: {
    name: 'gadgets',
    label: 'Gadgets à polir',
    worker: 'gadgets/polish-gadget.worker',
    addressVariable: 'GADGETS_QUEUE_URL',
    batchSize: 10,
    timeoutSeconds: 60,
    maxReceives: 5,
    usersLose: 'Gadgets stay dull.',
  },
} as const satisfies Record<string, QueueSpec>;
`,
  'shared/gadgets/event-examples.ts': `import type { EventExamples } from '../kernel/word.ts';
import type { gadgets } from './word.ts';

export const eventExamples: EventExamples<typeof gadgets> = {
  'gadget.updated': { gadget: { id: 'gad_01K53Y1F7H9K2N4P6R8S0T2V4X', name: 'Toupie' } },
};
`,
  'shared/gadgets/news.ts': `import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { gadgets } from './word.ts';

export const kinds: KindsOf<typeof gadgets> = {
  'gadget.updated': { label: 'Gadget modifié' },
  'gadget.broken': { label: 'Gadget cassé' },
};

export const news: NewsOf<typeof gadgets, { gadget?: { name: string } }> = {
  'gadget.updated': ({ gadget }) => ({ title: gadget?.name ?? 'Un gadget', body: null, path: paths.home }),
  'gadget.broken': ({ gadget }) => ({ title: gadget?.name ?? 'Un gadget', body: 'Il est cassé.', path: paths.home }),
};
`,
  'shared/gadgets/journal.ts': `import type { JournalOf } from '../kernel/word.ts';
import type { gadgets } from './word.ts';

export const journalTitle = 'Gadgets';

export const journal: JournalOf<typeof gadgets> = {
  'gadget.updated': { label: 'Gadget modifié', said: 'a modifié un gadget' },
  'gadget.broken': { label: 'Gadget cassé', said: 'a cassé un gadget' },
};
`,
  'functions/gadgets/polish-gadget.worker.ts': `import * as z from 'zod';
import { newId } from '../platform/new-id.ts';
import { defineWorker } from '../platform/worker/define-worker.ts';

const message = z.strictObject({ gadgetId: z.string() });

export const handler = defineWorker('polish-gadget', message, async ({ gadgetId }) => {
  if (gadgetId === newId('gad')) throw new Error('Two gadgets have one id');
});
`,
  'functions/gadgets/count-gadgets.schedule.ts': `import { defineSchedule } from '../platform/worker/define-schedule.ts';

export const handler = defineSchedule('count-gadgets', async () => {});
`,
  'functions/gadgets/told.test.ts': `import { expect, it } from 'vitest';
import { listNotifications } from '../../shared/notifications/notifications.contract.ts';
import { tellEvent } from '../events/testing/dispatch-all.ts';
import { newEvent } from '../platform/outbox/event.entity.ts';
import { call } from '../platform/testing/call.ts';
import { signedInUser } from '../platform/testing/factories.ts';

it('tells people of a gadget', async () => {
  const { token, user } = await signedInUser();
  const told = { type: 'gadget.broken', entityId: 'gad_1', data: { gadget: { name: 'Toupie' } } } as const;
  await tellEvent(newEvent(user, told, new Date()));
  const { data } = await call(listNotifications, { token, query: {} });
  expect(data.items).toMatchObject([{ type: 'gadget.broken', title: 'Toupie', body: 'Il est cassé.', path: '/' }]);
});
`,
};
