import { readTogether } from '../../platform/db/read-together.ts';
import { type ExportedWord, onePage, type Whose } from '../../platform/exported.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { DashboardLayout, shownLayout } from './dashboard-layout.entity.ts';

export const exported: ExportedWord = {
  account: [
    {
      name: 'dashboard-layouts',
      entities: ['dashboardLayout'],
      pages: (whose) => onePage(layoutsOf(whose)),
    },
  ],
};

/** Those that they have laid out, in each of their workspaces. */
async function layoutsOf({ userId }: Whose): Promise<object[]> {
  const { data } = await User.get({ userId }).go({ consistent: true });
  const workspaceIds = [...(data?.workspaceIds ?? [])];
  const items = await readTogether(workspaceIds.map((workspaceId) => DashboardLayout.get({ workspaceId, userId })));
  return workspaceIds.flatMap((workspaceId, at) => (items[at] ? [{ workspaceId, ...shownLayout(items[at]) }] : []));
}
