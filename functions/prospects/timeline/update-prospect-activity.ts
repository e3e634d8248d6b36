import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readProspect } from '../core/read-prospect.ts';
import { type ProspectActivityItem, shownProspectActivity } from './prospect-activity.entity.ts';
import { findWrittenLine, replaceLine } from './timeline-lines.ts';
import { writeLine } from './write-line.ts';

export const handler = defineHandler(activities.updateProspectActivity, ({ actor, params, body }) =>
  withFreshReads(async () => {
    const { version, at, ...said } = body;
    const prospect = await readProspect(actor.workspaceId, params.id);
    const before = await findWrittenLine(actor.workspaceId, params);
    if (before.version !== version) throw new AppError('conflict');
    const after: ProspectActivityItem = {
      ...before,
      content: said.content ?? before.content,
      outcome: kept(said.outcome, before.outcome),
      happenedAt: at ?? before.happenedAt,
      dueAt: kept(said.dueAt, before.dueAt),
      doneAt: kept(said.doneAt, before.doneAt),
      updatedAt: new Date().toISOString(),
      version: version + 1,
    };
    await writeLine(actor, prospect, { before, after }, replaceLine(before, after));
    return { activity: shownProspectActivity(after) };
  }),
);

/** What is not said stays, what is null goes. */
const kept = <T>(value: T | null | undefined, old: T) => (value === undefined ? old : (value ?? undefined));
