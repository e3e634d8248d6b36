import { ActionIcon, Menu, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconForms } from '@tabler/icons-react';
import { useRef } from 'react';
import type { AnySort } from '../../../../shared/prospects/prospect.contract.ts';
import { ColumnChooser } from '../../components/column-chooser.tsx';
import { PhoneFilters } from '../../components/phone-filters.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SortSelect } from '../../components/sort-select.tsx';
import { ViewsMenu } from '../../components/views-menu.tsx';
import { formatCount } from '../../lib/format.ts';
import { later } from '../../lib/later.tsx';
import { usePageKeys } from '../../lib/single-keys.ts';
import { usePhone } from '../../lib/use-phone.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { useViews } from '../../lib/use-views.ts';
import { narrowBesidePanel } from './columns.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { prospectViews } from './prospect-views.ts';
import classes from './prospects-page.module.css';
import { askedIn, countFilters, readyViews, sortIn, urlNames, viewChange } from './prospects-query.ts';
import { useColumns } from './use-columns.ts';
import type { ProspectListState } from './use-prospect-list.ts';

const ProspectSheet = later(async () => (await import('./filters/prospect-sheet.tsx')).ProspectSheet);

/** Words, filters and saved views, with how many prospects they leave. */
export function ProspectsToolbar({ list, table }: { list: ProspectListState; table: boolean }) {
  const { params, change } = useUrlState();
  const { sort, order } = sortIn(params);
  const views = useViews(prospectViews);
  const { all, chosen, toggle } = useColumns();
  const phone = usePhone();
  const narrow = useMediaQuery(narrowBesidePanel, false, { getInitialValueInEffect: false });
  const gathered = phone || (narrow && params.has(urlNames.prospect));
  const field = useRef<HTMLInputElement>(null);
  usePageKeys((key) => {
    if (key === '/') field.current?.focus();
    return key === '/';
  });
  const ownSorts = all.flatMap((column) => (column.field ? [{ value: column.sort, label: column.label }] : []));
  const unanswered = list.stale && Boolean(list.error);
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchField field={field} size="sm" label="Chercher un prospect" placeholder="Nom, entreprise, e-mail…" />
      </div>
      {gathered ? (
        <PhoneFilters
          count={countFilters(params)}
          sheet={(opened, onClose) => <ProspectSheet {...{ first: list.first, opened, onClose }} />}
        />
      ) : (
        <FilterBar facets={list.first?.facets} />
      )}
      <ViewsMenu
        views={views}
        ready={readyViews}
        shown={{ filters: askedIn(params), columns: chosen }}
        normal={(filters) => askedIn(new URLSearchParams(filters))}
        onOpen={(view) => change(viewChange(view.filters, view.columns))}
      />
      {table && !phone && (
        <ColumnChooser
          ids={all.map(({ id }) => id)}
          labelOf={(id) => all.find((column) => column.id === id)?.label ?? ''}
          chosen={chosen}
          onToggle={toggle}
        >
          <Menu.Item
            closeMenuOnClick
            leftSection={<IconForms size={16} aria-hidden />}
            onClick={() => change({ [urlNames.fields]: '1' })}
          >
            Champs personnalisés
          </Menu.Item>
          <Menu.Divider />
        </ColumnChooser>
      )}
      {table && phone && (
        <div className={classes.sort}>
          <SortSelect sorts={[...sorts, ...ownSorts]} value={sort} className={undefined} explicit />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={order === 'asc' ? 'Trier dans l’ordre décroissant' : 'Trier dans l’ordre croissant'}
            onClick={() => change({ sort, order: order === 'asc' ? 'desc' : 'asc' })}
          >
            {order === 'asc' ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />}
          </ActionIcon>
        </div>
      )}
      <Text size="sm" c="dimmed" role="status" className={classes.total}>
        {list.first && !unanswered ? formatCount(list.first.total, 'prospect') : '\u00a0'}
      </Text>
    </div>
  );
}

const sorts: { value: AnySort; label: string }[] = [
  { value: 'newest', label: 'Plus récents' },
  { value: 'next_action', label: 'Prochaine action' },
  { value: 'score', label: 'Meilleur score' },
  { value: 'recent_activity', label: 'Dernier échange' },
  { value: 'value', label: 'Plus grande valeur' },
  { value: 'name', label: 'Nom' },
  { value: 'company', label: 'Entreprise' },
  { value: 'status', label: 'Statut' },
];
