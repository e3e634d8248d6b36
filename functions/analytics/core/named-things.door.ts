import type { analytics } from '../../../shared/analytics/word.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { Report } from '../reports/report.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof analytics> = {
  report: {
    permission: 'analytics:read',
    fields: ['reportId', 'name'],
    read: (workspaceId, reportId) => Report.get({ workspaceId, reportId }),
    nameOf: (Item) => {
      const { data } = Report.parse({ Item });
      return data && { name: data.name, path: paths.report(data.reportId) };
    },
  },
};
