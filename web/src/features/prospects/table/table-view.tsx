import { Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo, useRef } from 'react';
import { EscapeClears } from '../../../components/escape-clears.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { useRowKeys } from '../../../lib/use-row-keys.ts';
import { useSelection } from '../../../lib/use-selection.ts';
import { useColumns } from '../use-columns.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import { ProspectCards } from './prospect-cards.tsx';
import { ProspectTable } from './prospect-table.tsx';
import { ProspectsBulkBar } from './prospects-bulk-bar.tsx';

/** The prospects found, one a line, and what can be done to several at once. */
export function TableView({ list }: { list: ProspectListState }) {
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const { shown } = useColumns();
  const selection = useSelection();
  const area = useRef<HTMLDivElement>(null);
  const { prospects, first, error, more } = list;
  const ids = useMemo(() => prospects.map(({ id }) => id), [prospects]);
  const { toggle } = selection;
  const onSelect = useCallback((id: string, range: boolean) => toggle(id, { range, column: ids }), [toggle, ids]);
  useRowKeys(area, (id) => toggle(id));
  const selected = useMemo(() => prospects.filter(({ id }) => selection.ids.has(id)), [prospects, selection.ids]);
  return (
    <div ref={area}>
      {phone ? (
        <ProspectCards list={list} selection={selection} onSelect={onSelect} />
      ) : (
        <ProspectTable
          list={list}
          columns={shown}
          selection={selection}
          onSelect={onSelect}
          onSelectAll={() => selection.add(ids)}
        />
      )}
      {error && <LoadFailure error={error} onRetry={list.retry} />}
      {more.exists && !error && (
        <Text size="sm" c="dimmed" ta="center" my="md">
          {formatNumber(prospects.length)} sur {formatCount(first?.total ?? 0, 'prospect')}
          {more.loading && '. Chargement...'}
        </Text>
      )}
      {selected.length > 0 && (
        <ProspectsBulkBar
          prospects={selected}
          tags={first?.facets.tag.map(({ value }) => value) ?? []}
          onDone={selection.clear}
        />
      )}
      <EscapeClears active={selected.length > 0} onEscape={selection.clear} />
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function TableSkeleton() {
  return (
    <Stack gap={0} role="status" aria-label="Chargement des prospects">
      {rows.map((row) => (
        <Stack key={row} gap={7} h={53} justify="center" px="sm">
          <Skeleton height={12} width="38%" />
          <Skeleton height={10} width="70%" />
        </Stack>
      ))}
    </Stack>
  );
}
