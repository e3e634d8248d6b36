import './mantine-prospects.css';
import { Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { exportFound } from './export-prospects.ts';
import { Found } from './found.tsx';
import { FirstProspect } from './no-prospect.tsx';
import { ProspectsActs } from './page-acts.tsx';
import { PageDialogs } from './page-dialogs.tsx';
import { createColumnsReading } from './pipeline/columns-reading.ts';
import { PipelineSkeleton } from './pipeline/pipeline-skeleton.tsx';
import { PipelineView } from './pipeline/pipeline-view.tsx';
import { ProspectSpaceContext } from './prospect-space.ts';
import { createProspectStore } from './prospect-store.ts';
import classes from './prospects-page.module.css';
import { exampleImport, pastImports, toDoOf, urlNames } from './prospects-query.ts';
import { ProspectsToolbar } from './prospects-toolbar.tsx';
import { TableSkeleton, TableView } from './table/table-view.tsx';
import { NothingToDo } from './todo/nothing-to-do.tsx';
import { TodoView } from './todo/todo-view.tsx';
import { useAsked } from './use-asked.ts';
import { useSharedSpace } from './use-page-parts.ts';
import { useProspectList } from './use-prospect-list.ts';

const ProspectStatsView = lazy(async () => ({
  default: (await import('./stats/prospect-stats-view.tsx')).ProspectStatsView,
}));

const tabs = [
  { value: 'table', label: 'Table' },
  { value: 'a-faire', label: 'À faire' },
  { value: 'pipeline', label: 'Pipeline' },
  { value: 'statistiques', label: 'Statistiques' },
];

const pageSize = 50;

export function ProspectsPage() {
  const { params, change } = useUrlState();
  const tab = tabs.find(({ value }) => value === params.get(urlNames.tab))?.value ?? 'table';
  const { asked, all } = useAsked();
  const [store] = useState(createProspectStore);
  const [columns] = useState(createColumnsReading);
  // The other views read their own prospects: of the whole they only want the counts.
  const list = useProspectList({
    store,
    asked: tab === 'a-faire' ? toDoOf(asked) : asked,
    pageSize: tab === 'table' || tab === 'a-faire' ? pageSize : 1,
    columns: tab === 'pipeline' ? columns : undefined,
  });
  const { space, conflict, forget } = useSharedSpace(store, list.recount);
  const create = () => change({ [urlNames.creating]: '1' });
  const startImport = () => change({ [urlNames.importing]: '1' });
  const frame = {
    list,
    empty: (
      <FirstProspect
        onImport={startImport}
        onCreate={create}
        onTry={() => change({ [urlNames.importing]: exampleImport })}
      />
    ),
    toolbar: <ProspectsToolbar list={list} table={tab === 'table'} />,
  };
  return (
    <ProspectSpaceContext value={space}>
      <div className={classes.page} data-opened={params.has(urlNames.prospect) || undefined}>
        <ProspectsActs
          quiet={list.first?.total === 0 && all && tab !== 'a-faire'}
          onCreate={create}
          onImport={startImport}
          onPastImports={() => change({ [urlNames.importing]: pastImports })}
          onExport={() => exportFound(asked)}
          onDuplicates={() => change({ [urlNames.duplicates]: '1' })}
          onFields={() => change({ [urlNames.fields]: '1' })}
          onScoring={() => change({ [urlNames.scoring]: '1' })}
        />
        <Tabs
          value={tab}
          onChange={(next) => change({ [urlNames.tab]: next === 'table' ? null : next })}
          keepMounted={false}
        >
          <TabList />
          <Tabs.Panel value="table">
            <Found {...frame} waiting={<TableSkeleton />}>
              <TableView list={list} />
            </Found>
          </Tabs.Panel>
          <Tabs.Panel value="a-faire">
            <Found {...frame} waiting={<TableSkeleton />} nothing={<NothingToDo />}>
              <TodoView list={list} />
            </Found>
          </Tabs.Panel>
          <Tabs.Panel value="pipeline">
            <Found {...frame} waiting={<PipelineSkeleton />}>
              <PipelineView asked={asked} counts={list} columns={columns} />
            </Found>
          </Tabs.Panel>
          <Tabs.Panel value="statistiques">
            <Found {...frame} waiting={<PageSpinner />}>
              <Suspense fallback={<PageSpinner />}>
                <ProspectStatsView asked={asked} />
              </Suspense>
            </Found>
          </Tabs.Panel>
        </Tabs>
      </div>
      <PageDialogs />
      {conflict && <ConflictDialog conflict={conflict} onClose={forget} />}
    </ProspectSpaceContext>
  );
}

function TabList() {
  return (
    <Tabs.List mb="md" aria-label="Prospects">
      {tabs.map(({ value, label }) => (
        <Tabs.Tab key={value} value={value}>
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
