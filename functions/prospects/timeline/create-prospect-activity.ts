import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import type { Operation } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { readProspect } from '../core/read-prospect.ts';
import { shownProspectActivity } from './prospect-activity.entity.ts';
import { authorOf, insertLine, timelineLine } from './timeline-line.ts';
import { findLine } from './timeline-lines.ts';
import { writeLine } from './write-line.ts';

/** Writes a line on a timeline once (see `makeOnce`), and scores the prospect again. */
export const handler = defineHandler(activities.createProspectActivity, (call) =>
  makeOnce(call, {
    make: (mark) => withFreshReads(() => addLine(call, mark)),
    replay: async (activityId) => {
      const line = await findLine(call.actor.workspaceId, { id: call.params.id, activityId });
      return { activity: shownProspectActivity(line) };
    },
  }),
);

async function addLine(
  { actor, params, body: { at, ...said } }: Call<typeof activities.createProspectActivity>,
  mark: (id: string) => Operation[],
) {
  const prospect = await readProspect(actor.workspaceId, params.id);
  const now = new Date();
  const line = timelineLine(prospect, { ...said, happenedAt: at ?? now.toISOString(), by: authorOf(actor) }, now);
  await writeLine(actor, prospect, { after: line }, [insertLine(line), ...mark(line.activityId)]);
  return { activity: shownProspectActivity(line) };
}
