import * as briefs from '../../../shared/ai/briefs.contract.ts';
import { hourMs } from '../../../shared/kernel/day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestPage } from '../../platform/http/newest-page.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { KeptBrief } from '../core/brief.entity.ts';
import { shownBrief } from './shown-brief.ts';

export const handler = defineHandler(briefs.listBriefs, async (call) => {
  const { workspaceId } = call.actor;
  const read = async (before = firstIdAt('brf', Date.now() + hourMs), limit: number) => {
    const below = KeptBrief.query.byWorkspace({ workspaceId }).lt({ briefId: before });
    return (await below.go({ order: 'desc', consistent: true, count: limit })).data;
  };
  const { items, nextCursor } = await newestPage(pageOf(call), read, ({ briefId }) => briefId);
  return { items: items.map(shownBrief), nextCursor };
});
