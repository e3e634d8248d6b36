import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { later } from '../../lib/later.tsx';
import { usePageKeys } from '../../lib/single-keys.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { CampaignSpaceContext, type Held } from './campaign-space.ts';
import { CampaignsHead } from './campaigns-head.tsx';
import classes from './campaigns-page.module.css';
import { urlNames } from './campaigns-query.ts';
import { CampaignsToolbar } from './campaigns-toolbar.tsx';
import { ListSkeleton, ListView } from './list/list-view.tsx';
import { ListActs } from './list-acts.tsx';
import { ListFailure } from './list-failure.tsx';
import { useAsked } from './use-asked.ts';
import { type CampaignListState, useCampaignList } from './use-campaign-list.ts';

const CampaignFormDialog = lazy(async () => ({
  default: (await import('./form/campaign-form-dialog.tsx')).CampaignFormDialog,
}));

const NoCampaign = lazy(async () => ({ default: (await import('./no-campaign.tsx')).NoCampaign }));
const ExampleNotice = lazy(async () => ({ default: (await import('./example.tsx')).ExampleNotice }));
const HeldDialog = later(async () => (await import('./held-dialog.tsx')).HeldDialog);

/** Every campaign of the workspace, with its figures. */
export function CampaignsListPage() {
  const { params, change } = useUrlState();
  const { asked, all } = useAsked();
  const list = useCampaignList(asked);
  const [held, ask] = useState<Held | null>(null);
  const { store } = list;
  const space = useMemo(() => ({ store, ask }), [store]);
  const create = () => change({ [urlNames.creating]: '1' });
  const bring = () => change({ [urlNames.tab]: 'imports', [urlNames.importing]: 'fichier' });
  usePageKeys((key) => {
    if (key === 'n') create();
    if (key === 'i') bring();
    return key === 'n' || key === 'i';
  });
  const none = list.first?.total === 0 && !list.stale && all;
  return (
    <CampaignSpaceContext value={space}>
      <div className={classes.page}>
        <ListActs
          quiet={none}
          onCreate={create}
          onImport={bring}
          onConnect={() => change({ [urlNames.tab]: 'connexions' })}
          onExport={async (locale) => (await import('./export-campaigns.ts')).exportFound(asked, locale)}
        />
        {list.first?.example && (
          <Suspense fallback={<Skeleton height={54} mt="sm" />}>
            <ExampleNotice onRemoved={list.retry} />
          </Suspense>
        )}
        {none ? (
          <Suspense fallback={<ListSkeleton />}>
            <NoCampaign first={{ onCreate: create, onLoaded: list.retry }} />
          </Suspense>
        ) : (
          <Found list={list} />
        )}
      </div>
      {params.has(urlNames.creating) && (
        <Suspense fallback={null}>
          <CampaignFormDialog
            onClose={() => change({ [urlNames.creating]: null })}
            // The way back leads to the list, not to the form again.
            onSaved={({ id }) => change({ [urlNames.creating]: null, [urlNames.campaign]: id }, { replace: true })}
          />
        </Suspense>
      )}
      {held && <HeldDialog held={held} onClose={() => ask(null)} />}
    </CampaignSpaceContext>
  );
}

/** What the search finds, or why there is nothing to show. */
function Found({ list }: { list: CampaignListState }) {
  const { first, error, loading, stale, retry } = list;
  const nothing = first?.total === 0 && !stale;
  const past = Boolean(error) && first !== undefined;
  return (
    <>
      <CampaignsToolbar list={list} />
      {loading && <ListSkeleton />}
      {error && <ListFailure error={error} onRetry={retry} readAt={first?.readAt} />}
      {nothing && !error && (
        <Suspense fallback={null}>
          <NoCampaign first={null} />
        </Suspense>
      )}
      {first && !nothing && (
        <div className={past ? classes.past : undefined}>
          <CampaignsHead found={first} />
          <ListView list={list} />
        </div>
      )}
    </>
  );
}
