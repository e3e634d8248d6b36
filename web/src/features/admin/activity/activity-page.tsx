import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { Stack } from '@mantine/core';
import { listAdminActivity } from '../../../../../shared/admin/activity.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { LogDays, LogSkeleton } from '../../../components/log-days.tsx';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { PlatformPage } from '../platform-page.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityRow } from './activity-row.tsx';
import { ChainSeal } from './chain-seal.tsx';
import { filtersIn, isFiltered, urlNames } from './filters.ts';

const pageSize = '50';

/** Who did what, in every workspace and on the platform, and whether these lines are what they were. */
export const ActivityPage = () => (
  <PlatformPage
    permission="admin:activity"
    purpose="Le journal dit qui a fait quoi dans tous les espaces, et vérifie que rien n’en a été changé."
  >
    {() => <Log />}
  </PlatformPage>
);

function Log() {
  const { params } = useUrlState();
  return (
    <Stack gap="lg">
      <ChainSeal chain={params.get(urlNames.chain) || 'platform'} />
      <ActivityFilters />
      <Lines />
    </Stack>
  );
}

function Lines() {
  const { params } = useUrlState();
  const filters = filtersIn(params);
  const { pages, error, reload, more, readingMore } = usePages(
    [listAdminActivity.operation, JSON.stringify(filters)],
    (cursor) => request(listAdminActivity, { query: { ...filters, cursor, limit: pageSize } }),
  );
  if (error && !pages) return <LoadFailure what="Le journal" error={error} onRetry={reload} />;
  if (!pages) return <LogSkeleton />;
  return (
    <LogDays
      lines={itemsOf(pages)}
      row={(line) => <ActivityRow key={line.id} line={line} />}
      more={more}
      reading={readingMore}
      filtered={isFiltered(params)}
      nothing="Les actes de tous les espaces paraissent ici une fois scellés, en moins d’une minute."
    />
  );
}
