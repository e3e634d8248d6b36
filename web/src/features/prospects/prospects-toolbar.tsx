import { Text } from '@mantine/core';
import { useRef } from 'react';
import type { ProspectSort } from '../../../../shared/prospects/prospect.contract.ts';
import { SearchField } from '../../components/search-field.tsx';
import { SortSelect } from '../../components/sort-select.tsx';
import { formatCount } from '../../lib/format.ts';
import { usePageKeys } from '../../lib/single-keys.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import classes from './prospects-page.module.css';
import { sortIn } from './prospects-query.ts';
import { ColumnChooser } from './table/column-chooser.tsx';
import type { ProspectListState } from './use-prospect-list.ts';
import { ViewsMenu } from './views/views-menu.tsx';

/** Words, filters and saved views, with how many prospects they leave. */
export function ProspectsToolbar({ list, table }: { list: ProspectListState; table: boolean }) {
  const { params } = useUrlState();
  const field = useRef<HTMLInputElement>(null);
  usePageKeys((key) => {
    if (key === '/') field.current?.focus();
    return key === '/';
  });
  const unanswered = list.stale && Boolean(list.error);
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchField field={field} size="sm" label="Chercher un prospect" placeholder="Nom, entreprise, e-mail…" />
      </div>
      <FilterBar facets={list.first?.facets} />
      <ViewsMenu />
      {table && (
        <span className={classes.wide}>
          <ColumnChooser />
        </span>
      )}
      {table && <SortSelect sorts={sorts} value={sortIn(params)} className={classes.sort} />}
      <Text size="sm" c="dimmed" role="status" className={classes.total}>
        {list.first && !unanswered ? formatCount(list.first.total, 'prospect') : '\u00a0'}
      </Text>
    </div>
  );
}

const sorts: { value: ProspectSort; label: string }[] = [
  { value: 'newest', label: 'Plus récents' },
  { value: 'score', label: 'Meilleur score' },
  { value: 'recent_activity', label: 'Dernier échange' },
  { value: 'value', label: 'Plus grande valeur' },
  { value: 'name', label: 'Nom' },
];
