import { usePhone } from '../../../lib/use-phone.ts';
import '@mantine/core/styles/Skeleton.css';
import { Skeleton, Stack } from '@mantine/core';
import { paths } from '../../../../../shared/page-paths.ts';
import { GonePage } from '../../../components/gone-page.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { isGone } from '../../../lib/notices.ts';
import { useNamePage } from '../../../lib/page-head.tsx';
import { OpenCampaign } from './open-campaign.tsx';
import { useCampaign } from './use-campaign.ts';

/** The page of one campaign. */
export function CampaignPage({ id }: { id: string }) {
  const { data: campaign, error, mutate } = useCampaign(id);
  // The bar of a phone has no room for a whole name: there it heads the page instead.
  useNamePage((!usePhone() && campaign?.name) || null);
  if (isGone(error)) return <GonePage thing="Cette campagne" to={paths.campaigns} all="Voir toutes les campagnes" />;
  if (campaign) return <OpenCampaign campaign={campaign} />;
  if (error) return <LoadFailure what="La campagne" error={error} onRetry={() => mutate()} />;
  return (
    <Stack gap="md" role="status" aria-label="Chargement de la campagne">
      <Skeleton height={20} width={120} />
      <Skeleton height={56} maw={520} />
      <Skeleton height={184} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  );
}
