import { Anchor, Skeleton, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { getCampaign } from '../../../../../shared/campaigns/campaign.contract.ts';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useNamePage } from '../../../lib/page-head.tsx';
import { request } from '../../../lib/request.ts';
import { StatusBadge } from '../status-badge.tsx';

/** One campaign. */
export function CampaignPage({ id }: { id: string }) {
  const { data, error, mutate } = useSWR([getCampaign.operation, id], async () => {
    return (await request(getCampaign, { params: { id } })).campaign;
  });
  useNamePage(data?.name ?? null);
  return (
    <Stack align="flex-start">
      <Anchor component={Link} to={paths.campaigns} size="sm">
        Toutes les campagnes
      </Anchor>
      {error && <LoadFailure error={error} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton height={20} width={220} />}
      {data && <StatusBadge status={data.status} />}
      {data && campaignPlatforms[data.platform]}
    </Stack>
  );
}
