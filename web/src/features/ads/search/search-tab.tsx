import { ActionIcon, Group, NativeSelect, Skeleton, Stack, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLayoutGrid, IconLayoutList, IconStack2 } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { later } from '../../../lib/later.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { showsVariants, urlNames } from '../ads-query.ts';
import { FilterLine } from './filter-line.tsx';
import { PhoneFilters } from './phone-filters.tsx';
import { Results } from './results.tsx';
import { SaveSearchButton } from './save-search.tsx';
import { SearchBox } from './search-box.tsx';
import classes from './search-tab.module.css';
import { useCardKeys } from './use-card-keys.ts';
import { useChosenAds } from './use-chosen-ads.ts';
import type { Search } from './use-search.ts';

const SaveSearchDialog = later(async () => (await import('./saved-search-dialogs.tsx')).SaveSearchDialog);
const SavedSearchesMenu = lazy(async () => ({ default: (await import('./saved-searches.tsx')).SavedSearchesMenu }));
const SelectionBar = later(async () => (await import('./selection-bar.tsx')).SelectionBar);

/** Searching the library: words, filters, order, and what is found. */
export function SearchTab({ search }: { search: Search }) {
  const selection = useChosenAds();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [named, naming] = useDisclosure(false);
  useCardKeys({ ads: search.ads, selection, list, field });
  return (
    <Stack gap="md" pb={selection.ads.length > 0 ? '4rem' : undefined}>
      <div className={classes.bar}>
        <SearchBox field={field} />
        <PhoneFilters search={search} />
        <SortSelect />
        <SaveSearchButton visibleFrom="sm" onClick={naming.open} />
        <Suspense fallback={<Skeleton width={42} height={42} />}>
          <SavedSearchesMenu onSave={naming.open} />
        </Suspense>
      </div>
      <FilterLine search={search}>
        <VariantsSwitch />
        <ViewSwitch />
      </FilterLine>
      <Results search={search} selection={selection} list={list} />
      {selection.ads.length > 0 && <SelectionBar selection={selection} shown={search.ads} />}
      {named && <SaveSearchDialog search={search} onClose={naming.close} />}
    </Stack>
  );
}

const sorts = [
  { value: 'relevance', label: 'Plus pertinentes' },
  { value: 'newest', label: 'Plus récentes' },
  { value: 'oldest', label: 'Plus anciennes' },
  { value: 'longest_running', label: 'Plus longues' },
  { value: 'reach', label: 'Plus vues' },
];

function SortSelect() {
  const { params, change } = useUrlState();
  const words = Boolean(params.get('q'));
  const otherwise = words ? 'relevance' : 'newest';
  return (
    <NativeSelect
      aria-label="Trier"
      size="md"
      className={classes.sort}
      value={params.get('sort') ?? otherwise}
      onChange={({ currentTarget: { value } }) => change({ sort: value === otherwise ? null : value })}
      data={sorts.filter(({ value }) => words || value !== 'relevance')}
    />
  );
}

/** One ad for those of an advertiser that say the same, or each of them. */
function VariantsSwitch() {
  const { params, change } = useUrlState();
  const folded = !showsVariants(params);
  return (
    <Tooltip label={folded ? 'Montrer chaque variante' : 'Regrouper les variantes'} openDelay={400}>
      <ActionIcon
        variant={folded ? 'default' : 'subtle'}
        color="gray"
        size="md"
        ml="auto"
        aria-label="Regrouper les variantes"
        aria-pressed={folded}
        onClick={() => change({ [urlNames.variants]: folded ? 'toutes' : null }, { replace: true })}
      >
        <IconStack2 size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

const views = [
  { value: null, label: 'En grille', icon: IconLayoutGrid },
  { value: 'liste', label: 'En liste', icon: IconLayoutList },
];

function ViewSwitch() {
  const { params, change } = useUrlState();
  const now = params.get(urlNames.view) === 'liste' ? 'liste' : null;
  return (
    <Group gap={2} wrap="nowrap" role="group" aria-label="Affichage" visibleFrom="sm">
      {views.map(({ value, label, icon: Icon }) => (
        <ActionIcon
          key={label}
          variant={value === now ? 'default' : 'subtle'}
          color="gray"
          size="md"
          aria-label={label}
          aria-pressed={value === now}
          onClick={() => change({ [urlNames.view]: value }, { replace: true })}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  );
}
