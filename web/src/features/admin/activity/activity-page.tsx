import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { listAdminActivity } from '../../../../../shared/admin/activity.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { byDay } from '../../../lib/by-day.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { PlatformPage } from '../platform-page.tsx';
import classes from './activity.module.css';
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
  if (!pages) return <Loading />;
  const lines = itemsOf(pages);
  if (lines.length === 0 && !more) return <Empty filtered={isFiltered(params)} />;
  return (
    <div>
      {byDay(lines, ({ at }) => at).map(({ day, label, items }) => (
        <section key={day} aria-labelledby={`activity-${day}`} className={classes.day}>
          <h2 id={`activity-${day}`} className={classes.dayName}>
            {label}
          </h2>
          <ul className={classes.list}>
            {items.map((line) => (
              <ActivityRow key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      {lines.length === 0 && <Text c="dimmed">Aucun acte de ce genre parmi les plus récents.</Text>}
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Afficher plus'}
        </Button>
      )}
    </div>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  return (
    <div>
      <Text fw={600}>{filtered ? 'Aucun acte ne correspond' : 'Rien pour le moment'}</Text>
      <Text size="sm" c="dimmed" mt={4}>
        {filtered
          ? 'Retirez un filtre pour voir les autres.'
          : 'Les actes de tous les espaces paraissent ici une fois scellés, en moins d’une minute.'}
      </Text>
    </div>
  );
}

function Loading() {
  return (
    <Stack gap={1} role="status" aria-label="Chargement du journal">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height={48} radius="md" />
      ))}
    </Stack>
  );
}
