import { Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo, useRef } from 'react';
import { EscapeClears } from '../../../components/escape-clears.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useRowKeys } from '../../../lib/use-row-keys.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import type { CampaignListState } from '../use-campaign-list.ts';
import { CampaignCards } from './campaign-cards.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { CampaignsBulkBar } from './campaigns-bulk-bar.tsx';

/** The campaigns found, one a line, and what can be done to several at once. */
export function ListView({ list }: { list: CampaignListState }) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const selection = useSelection();
  const area = useRef<HTMLDivElement>(null);
  const { campaigns, first, error, more } = list;
  const ids = useMemo(() => campaigns.map(({ id }) => id), [campaigns]);
  const { toggle } = selection;
  const onSelect = useCallback((id: string, range: boolean) => toggle(id, { range, column: ids }), [toggle, ids]);
  useRowKeys(area, (id) => toggle(id));
  const selected = useMemo(() => campaigns.filter(({ id }) => selection.ids.has(id)), [campaigns, selection.ids]);
  const shared = { list, selection, onSelect };
  return (
    <div ref={area}>
      {phone ? <CampaignCards {...shared} /> : <CampaignTable {...shared} onSelectAll={() => selection.add(ids)} />}
      {error && <LoadFailure error={error} onRetry={list.retry} />}
      {more.exists && !error && (
        <Text size="sm" c="dimmed" ta="center" my="md">
          {formatNumber(campaigns.length)} sur {formatCount(first?.total ?? 0, 'campagne')}
          {more.loading && '. Chargement...'}
        </Text>
      )}
      {selected.length > 0 && (
        <CampaignsBulkBar
          campaigns={selected}
          tags={first?.facets.tag.map(({ value }) => value) ?? []}
          onDone={selection.clear}
        />
      )}
      <EscapeClears active={selected.length > 0} onEscape={selection.clear} />
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function ListSkeleton() {
  return (
    <Stack gap={0} role="status" aria-label="Chargement des campagnes">
      <Skeleton height={84} radius="lg" mb="md" />
      {rows.map((row) => (
        <Stack key={row} gap={7} h={53} justify="center" px="sm">
          <Skeleton height={12} width="38%" />
          <Skeleton height={10} width="70%" />
        </Stack>
      ))}
    </Stack>
  );
}
