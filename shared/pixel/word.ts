import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';
import { searched } from './searched.ts';

export const pixel = {
  usersLose: 'Shops cannot hand over their conversions; people cannot see or change their pixels.',
  contracts: ['pixel'],
  ids: { pixel: 'pix', pixelEvent: 'pev' },
  named: ['pixel'],
  searched,
  audit: ['pixel.created', 'pixel.updated', 'pixel.deleted', 'pixel.paused'],
  counted: ['pixels'],
  innerEvents: ['pixel.paused'],
  notified: ['pixel.paused'],
  toldTo: ['webhooks:read'],
  queues,
} as const satisfies Word;
