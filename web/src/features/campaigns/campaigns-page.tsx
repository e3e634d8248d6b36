import './mantine-campaigns.css';
import { lazy, Suspense } from 'react';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { CampaignsListPage } from './campaigns-list-page.tsx';
import { urlNames } from './campaigns-query.ts';

const CampaignPage = lazy(async () => ({ default: (await import('./campaign/campaign-page.tsx')).CampaignPage }));

/** One campaign when the address names it, else all of them. */
export function CampaignsPage() {
  const id = useUrlState().params.get(urlNames.campaign);
  if (!id) return <CampaignsListPage />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <CampaignPage key={id} id={id} />
    </Suspense>
  );
}
