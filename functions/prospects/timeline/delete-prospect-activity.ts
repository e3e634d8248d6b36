import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readProspect } from '../core/read-prospect.ts';
import { findWrittenLine, removeLine } from './timeline-lines.ts';
import { writeLine } from './write-line.ts';

export const handler = defineHandler(activities.deleteProspectActivity, ({ actor, params }) =>
  withFreshReads(async () => {
    const prospect = await readProspect(actor.workspaceId, params.id);
    const before = await findWrittenLine(actor.workspaceId, params);
    await writeLine(actor, prospect, { before }, [removeLine(before)]);
    return { id: params.activityId };
  }),
);
