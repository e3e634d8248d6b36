import './mantine-ads.css';
import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { useFirstInput } from '../../lib/first-input.ts';
import { later } from '../../lib/later.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import classes from './ads-page.module.css';
import { searchOf, urlNames } from './ads-query.ts';
import { FacetPanel } from './search/facet-panel.tsx';
import { FilterLine } from './search/filter-line.tsx';
import { PhoneFilters } from './search/phone-filters.tsx';
import { NothingFound } from './search/results.tsx';
import { SearchTab } from './search/search-tab.tsx';
import { useSearch } from './search/use-search.ts';
import { AdActsProvider } from './use-ad-acts.tsx';

const FilledBoard = lazy(async () => ({ default: (await import('./filled-board.tsx')).FilledBoard }));
const StatsTab = lazy(async () => ({ default: (await import('./stats/stats-tab.tsx')).StatsTab }));
const TrendsTab = later(async () => (await import('./trends/trends-tab.tsx')).TrendsTab, <PageSpinner />);
const ImportsTab = later(async () => (await import('./imports/imports-tab.tsx')).ImportsTab, <PageSpinner />);
const AdDrawer = later(async () => (await import('./detail/ad-drawer.tsx')).AdDrawer, null, true);

const tabs = [
  { value: 'toutes', label: 'Toutes' },
  { value: 'tendances', label: 'Tendances' },
  { value: 'statistiques', label: 'Statistiques' },
  { value: 'imports', label: 'Imports' },
];
const filteredTabs = ['toutes', 'tendances', 'statistiques'];

export function AdsPage() {
  const { params, change } = useUrlState();
  const asked = params.get(urlNames.tab);
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'toutes';
  const filtered = filteredTabs.includes(tab);
  const search = useSearch(filtered, tab);
  const used = useFirstInput();
  const filled = params.get(urlNames.board);
  return (
    <AdActsProvider>
      <Tabs
        value={tab}
        onChange={(next) => change({ [urlNames.tab]: next === 'toutes' ? null : next })}
        keepMounted={false}
        className={classes.page}
        mod={{ filtered }}
      >
        {filtered && (
          <aside className={classes.facets} aria-label="Filtres">
            <FacetPanel facets={search.facets} />
          </aside>
        )}
        <div className={classes.content}>
          {filled && (
            <div className={classes.filled}>
              <Suspense fallback={null}>
                <FilledBoard key={filled} id={filled} columnId={params.get(urlNames.column)} />
              </Suspense>
            </div>
          )}
          <TabList />
          <Tabs.Panel value="toutes">
            <SearchTab search={search} />
          </Tabs.Panel>
          <Tabs.Panel value="tendances">
            <TrendsTab
              asked={searchOf(params).toString()}
              filters={
                <>
                  <PhoneFilters search={search} />
                  <FilterLine search={search} words counts={false} />
                </>
              }
            />
          </Tabs.Panel>
          <Tabs.Panel value="statistiques">
            <Suspense fallback={<PageSpinner />}>
              <StatsTab
                asked={searchOf(params).toString()}
                filters={
                  <>
                    <PhoneFilters search={search} />
                    <FilterLine search={search} words counts={false} />
                  </>
                }
                nothing={<NothingFound page={search.first} />}
              />
            </Suspense>
          </Tabs.Panel>
          <Tabs.Panel value="imports">
            <ImportsTab />
          </Tabs.Panel>
        </div>
      </Tabs>
      {(used || params.has(urlNames.ad)) && <AdDrawer search={search} />}
    </AdActsProvider>
  );
}

function TabList() {
  return (
    <Tabs.List mb="md" className={classes.tabs} aria-label="Bibliothèque">
      {tabs.map(({ value, label }) => (
        <Tabs.Tab key={value} value={value}>
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
