import '../mantine-ugc.css';
import { lazy, Suspense } from 'react';
import { PageSpinner } from '../../../components/page-spinner.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { TabsOrSelect } from '../../../components/tabs-or-select.tsx';
import { Deferred, type Load, lazyPage } from '../../../lib/lazy-page.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { CampaignsTab } from './campaigns-tab.tsx';
import { ugcNames } from './ugc-names.ts';

const CampaignView = lazy(async () => ({ default: (await import('./campaign/campaign-view.tsx')).CampaignView }));
const CollaborationDrawer = lazy(async () => ({
  default: (await import('../collaborations/collaboration-drawer.tsx')).CollaborationDrawer,
}));
const ReviewPage = lazy(async () => ({ default: (await import('../review/review-page.tsx')).ReviewPage }));
const CreateCampaignPage = lazy(async () => ({
  default: (await import('../create/create-campaign-page.tsx')).CreateCampaignPage,
}));

/** In a chunk of its own: every page carries the names of the chunks that pages begin with. */
export const NewUgcCampaignPage = () => (
  <Suspense fallback={<PageSpinner />}>
    <CreateCampaignPage />
  </Suspense>
);

const tab = (slug: string, label: string, load: Load) => ({ slug, label, ...lazyPage(load) });
const list = { slug: 'campagnes', label: 'Campagnes' };
/** What stands beside the campaigns, a line a tab. */
const others = [
  tab('a-faire', 'À faire', async () => (await import('../collaborations/waiting-tab.tsx')).WaitingTab),
  tab('droits', 'Droits', async () => (await import('../rights/rights-tab.tsx')).RightsTab),
  tab('paiements', 'Paiements', async () => (await import('../payments/payments-tab.tsx')).PaymentsTab),
  tab('resultats', 'Résultats', async () => (await import('../stats/stats-tab.tsx')).StatsTab),
  tab('annonceurs', 'Annonceurs', async () => (await import('../brands/brands-tab.tsx')).BrandsTab),
];

/** One deliverable or one campaign when the address names it, else all of them and what stands beside. */
export function UgcCampaignsPage() {
  const { params, change } = useUrlState();
  const opened = params.get(ugcNames.collaboration);
  return (
    <>
      <Shown />
      {opened && (
        <Suspense>
          <CollaborationDrawer
            key={opened}
            id={opened}
            onClose={() => change({ [ugcNames.collaboration]: null, [ugcNames.act]: null })}
          />
        </Suspense>
      )}
    </>
  );
}

function Shown() {
  const { params, change } = useUrlState();
  const deliverable = params.get(ugcNames.deliverable);
  if (deliverable)
    return (
      <Suspense fallback={<PageSpinner />}>
        <ReviewPage key={deliverable} id={deliverable} />
      </Suspense>
    );
  const id = params.get(ugcNames.campaign);
  if (id)
    return (
      <Suspense fallback={<PageSpinner />}>
        <CampaignView key={id} id={id} />
      </Suspense>
    );
  const open = others.find(({ slug }) => slug === params.get(ugcNames.tab));
  return (
    <TabsOrSelect
      label="Campagnes UGC"
      choices={[list, ...others]}
      open={(open ?? list).slug}
      onChoose={(slug) =>
        change({ [ugcNames.tab]: slug === list.slug ? null : slug, q: null, [ugcNames.openBrand]: null })
      }
    >
      {open ? (
        <Suspense fallback={<RowsSkeleton />}>
          <Deferred key={open.slug} page={open} />
        </Suspense>
      ) : (
        <CampaignsTab />
      )}
    </TabsOrSelect>
  );
}
