import type { Word } from '../kernel/word.ts';
import { queues } from './queues.ts';

export const learning = {
  usersLose: 'People cannot bring in what their ads did, take it back, nor read what it teaches.',
  contracts: ['imports', 'results', 'insights'],
  ids: { learningImport: 'lim', result: 'res' },
  audit: [
    'learning.import_started',
    'learning.import_completed',
    'learning.import_failed',
    'learning.import_cancelled',
    'learning.import_removed',
    'result.edited',
  ],
  counted: ['resultEdits'],
  queues,
} as const satisfies Word;
