import { searched } from '../../../shared/analytics/searched.ts';
import { paths } from '../../../shared/page-paths.ts';
import { bestNamed, type Finder } from '../../search/core/finder.door.ts';
import { Report } from '../reports/report.entity.ts';

/** Reports by their names, of a hundred at most. */
export const finder: Finder = {
  permission: 'analytics:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const { data } = await Report.query
      .byWorkspace({ workspaceId })
      .go({ pages: 'all', consistent: true, order: 'desc', attributes: ['reportId', 'name'] });
    return bestNamed(
      asked,
      data.map(({ reportId: id, name }) => ({ kind: 'report', id, title: name, path: paths.report(id) })),
    );
  },
};
