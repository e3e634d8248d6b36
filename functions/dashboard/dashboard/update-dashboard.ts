import * as dashboard from '../../../shared/dashboard/dashboard.contract.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { DashboardLayout, wholeLayout } from './dashboard-layout.entity.ts';

/** Lays out the dashboard of whoever asks, in place of what they saw. */
export const handler = defineHandler(dashboard.updateDashboard, async ({ actor, body: { layout, version } }) => {
  const { workspaceId, userId } = actor;
  const cards = wholeLayout(layout);
  const after = DashboardLayout.put({ workspaceId, userId, cards, version: version + 1 });
  await write([
    put(
      after.where((attr, { eq, notExists }) => (version === 0 ? notExists(attr.version) : eq(attr.version, version))),
      'conflict',
    ),
  ]);
  return { layout: cards, version: version + 1 };
});
