import { Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { EscapeClears } from '../../../components/escape-clears.tsx';
import { ListEnd } from '../../../components/list-end.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { formatCount } from '../../../lib/format.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { besidePanel, narrowBesidePanel } from '../columns.ts';
import { urlNames } from '../prospects-query.ts';
import { useColumns } from '../use-columns.ts';
import type { ProspectListState } from '../use-prospect-list.ts';
import { ProspectCards } from './prospect-cards.tsx';
import { ProspectTable } from './prospect-table.tsx';
import { ProspectsBulkBar } from './prospects-bulk-bar.tsx';
import { useChosenProspects } from './use-chosen-prospects.ts';

/** The prospects found, one a line, and what can be done to several at once. */
export function TableView({ list }: { list: ProspectListState }) {
  const phone = usePhone();
  const narrow = useMediaQuery(narrowBesidePanel, false, { getInitialValueInEffect: false });
  const { shown } = useColumns();
  const opened = useUrlState().params.has(urlNames.prospect);
  const { prospects, first } = list;
  const { area, selection, onSelect, onSelectAll, chosen, found, onlyShown, tooMany } = useChosenProspects(list);
  return (
    <div ref={area}>
      {phone ? (
        <ProspectCards list={list} selection={selection} onSelect={onSelect} />
      ) : (
        <ProspectTable
          list={list}
          columns={narrow && opened ? besidePanel(shown) : shown}
          selection={selection}
          onSelect={onSelect}
          onSelectAll={onSelectAll}
        />
      )}
      <ListEnd list={list} shown={prospects.length} total={formatCount(first?.total ?? 0, 'prospect')} />
      {chosen.length > 0 && (
        <ProspectsBulkBar
          prospects={chosen}
          found={found}
          onOnlyShown={onlyShown}
          tooMany={tooMany}
          tags={first?.facets.tag.map(({ value }) => value) ?? []}
          onDone={selection.clear}
        />
      )}
      <EscapeClears active={chosen.length > 0} onEscape={selection.clear} />
    </div>
  );
}

export function TableSkeleton() {
  return (
    <Stack gap={0} role="status" aria-label="Chargement des prospects">
      <RowsSkeleton />
    </Stack>
  );
}
