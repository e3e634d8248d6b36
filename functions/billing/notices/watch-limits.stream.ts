import { defineStream } from '../../platform/worker/define-stream.ts';
import { watchLimit } from './watch-limit.ts';

export const handler = defineStream('watch-limits', (changes) => {
  const now = new Date();
  return Promise.allSettled(changes.map((change) => watchLimit(change, now)));
});
