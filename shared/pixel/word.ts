import type { Word } from '../kernel/word.ts';

export const pixel = {
  contracts: ['pixel'],
  ids: { pixel: 'pix', pixelEvent: 'pev' },
  audit: ['pixel.created', 'pixel.updated', 'pixel.deleted', 'pixel.paused'],
  counted: ['pixels'],
  innerEvents: ['pixel.paused'],
  notified: ['pixel.paused'],
} as const satisfies Word;
