import './mantine-campaigns.css';
import { lazy, Suspense } from 'react';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { urlNames } from './campaigns-query.ts';
import { CampaignsTabs } from './campaigns-tabs.tsx';

const CampaignPage = lazy(async () => ({ default: (await import('./campaign/campaign-page.tsx')).CampaignPage }));

/** One campaign when the address names it, else all of them, and what stands beside. */
export function CampaignsPage() {
  const id = useUrlState().params.get(urlNames.campaign);
  if (!id) return <CampaignsTabs />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <CampaignPage key={id} id={id} />
    </Suspense>
  );
}
