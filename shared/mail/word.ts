import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const mail = {
  queues,
} as const satisfies Word;
