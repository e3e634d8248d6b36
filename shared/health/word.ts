import type { Word } from '../kernel/word.ts';

export const health = {
  usersLose: 'Nothing for people; whoever watches the service believes it is down.',
  contracts: ['health'],
} as const satisfies Word;
