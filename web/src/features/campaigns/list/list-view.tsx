import { Skeleton, Stack } from '@mantine/core';
import { EscapeClears } from '../../../components/escape-clears.tsx';
import { ListEnd } from '../../../components/list-end.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { formatCount } from '../../../lib/format.ts';
import { later } from '../../../lib/later.tsx';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { useChosenRows } from '../../../lib/use-chosen-rows.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../campaigns-query.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { CampaignCards } from './campaign-cards.tsx';
import { CampaignTable } from './campaign-table.tsx';

const CampaignsBulkBar = later(async () => (await import('./campaigns-bulk-bar.tsx')).CampaignsBulkBar);

/** The campaigns found, one a line, and what can be done to several at once. */
export function ListView({ list }: { list: CampaignListState }) {
  const phone = usePhone();
  const { campaigns, first } = list;
  const { area, selection, onSelect, onSelectAll, chosen } = useChosenRows(campaigns);
  const shared = { list, selection, onSelect };
  const { change } = useUrlState();
  usePageKeys((key) => {
    // Those that are selected are compared by their own bar.
    const isAsked = key === 'c' && chosen.length === 0;
    if (isAsked) change({ [urlNames.tab]: 'comparer' });
    return isAsked;
  });
  return (
    <div ref={area}>
      {phone ? <CampaignCards {...shared} /> : <CampaignTable {...shared} onSelectAll={onSelectAll} />}
      <ListEnd list={list} shown={campaigns.length} total={formatCount(first?.total ?? 0, 'campagne')} />
      {chosen.length > 0 && (
        <CampaignsBulkBar
          campaigns={chosen}
          tags={first?.facets.tag.map(({ value }) => value) ?? []}
          onDone={selection.clear}
        />
      )}
      <EscapeClears active={chosen.length > 0} onEscape={selection.clear} />
    </div>
  );
}

export function ListSkeleton() {
  return (
    <Stack gap={0} role="status" aria-label="Chargement des campagnes">
      <Skeleton height={14} width={320} mb="sm" />
      <Skeleton height={98} radius="lg" mb="md" />
      <RowsSkeleton />
    </Stack>
  );
}
