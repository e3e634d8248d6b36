import * as z from 'zod';
import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { readProspect } from '../core/read-prospect.ts';
import { ProspectActivity, shownProspectActivity } from './prospect-activity.entity.ts';

const Position = z.object({ happenedAt: z.string(), activityId: z.string() });

export const handler = defineHandler(activities.listProspectActivities, async (call) => {
  const { workspaceId } = call.actor;
  const { type } = call.query;
  const page = pageOf(call);
  const before = await page.after(Position);
  const { prospectId } = await readProspect(workspaceId, call.params.id);
  const all = ProspectActivity.query.byProspect({ workspaceId, prospectId });
  const asked = before ? all.lt(before) : all;
  const wanted = type ? asked.where((attr, { eq }) => eq(attr.type, type)) : asked;
  const { data } = await wanted.go({ order: 'desc', count: page.limit + 1, consistent: true });
  const items = data.slice(0, page.limit);
  const last = data.length > page.limit ? items.at(-1) : undefined;
  return {
    items: items.map(shownProspectActivity),
    nextCursor: await page.next(last && { happenedAt: last.happenedAt, activityId: last.activityId }),
  };
});
