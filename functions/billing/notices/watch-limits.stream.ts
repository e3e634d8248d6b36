import { defineStream } from '../../platform/worker/define-stream.ts';
import { readWorkspace, watchLimit } from './watch-limit.ts';

export const handler = defineStream('watch-limits', (changes) => {
  const now = new Date();
  // A file brings the counts of one workspace many times in a batch.
  const read = new Map<string, ReturnType<typeof readWorkspace>>();
  const workspaceOf = (workspaceId: string) => {
    const known = read.get(workspaceId) ?? readWorkspace(workspaceId);
    read.set(workspaceId, known);
    return known;
  };
  return Promise.allSettled(changes.map((change) => watchLimit(change, workspaceOf, now)));
});
