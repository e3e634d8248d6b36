import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { Prospect, prospectKey } from '../core/prospect.entity.ts';
import { ProspectActivity } from './prospect-activity.entity.ts';
import { insertLine } from './timeline-line.ts';
import { removeLine } from './timeline-lines.ts';

/** Two actions each, of the hundred of a transaction. */
const linesAtOnce = 45;

/** Gives the timeline of a prospect that was merged to the one that was kept, if it is still there. */
export async function moveTimeline(workspaceId: string, fromId: string, toId: string): Promise<void> {
  for (;;) {
    const left = await withFreshReads(() => moveLines(workspaceId, fromId, toId));
    if (left === 'none') return;
  }
}

async function moveLines(workspaceId: string, fromId: string, toId: string): Promise<'some' | 'none'> {
  const { data: heir } = await Prospect.get(prospectKey(workspaceId, toId)).go({ consistent: true });
  if (!heir) return 'none';
  const { data: lines } = await ProspectActivity.query
    .byProspect({ workspaceId, prospectId: fromId })
    .go({ limit: linesAtOnce, consistent: true });
  if (lines.length === 0) return 'none';
  await write(
    lines.flatMap((line) => [
      { ...removeLine(line), refusal: changedMeanwhile },
      { ...insertLine({ ...line, prospectId: toId }), refusal: changedMeanwhile },
    ]),
  );
  return 'some';
}
