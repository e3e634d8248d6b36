import { Skeleton, Stack } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { GonePage } from '../../../components/gone-page.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import back from '../../../components/way-back.module.css';
import { isGone } from '../../../lib/notices.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import { useUgcCampaign } from '../campaigns/use-ugc-campaigns.ts';
import '../mantine-ugc.css';
import { Wizard } from './wizard.tsx';

/** A brief, step by step: each one is saved as one leaves it, and one comes back where one was. */
export function CreateCampaignPage() {
  const id = useUrlState().params.get(ugcNames.campaign);
  return (
    <Stack gap="lg" maw={960}>
      <Link to={id ? paths.ugcCampaign(id) : paths.ugcCampaigns} className={back.back} style={{ width: 'fit-content' }}>
        <IconChevronLeft size={16} aria-hidden />
        {id ? 'La campagne' : 'Toutes les campagnes'}
      </Link>
      {id ? <Resumed key={id} id={id} /> : <Wizard campaign={null} />}
    </Stack>
  );
}

function Resumed({ id }: { id: string }) {
  const { data, error, mutate } = useUgcCampaign(id);
  if (isGone(error)) return <GonePage thing="Cette campagne" to={paths.ugcCampaigns} all="Toutes les campagnes" />;
  if (!data) {
    if (error) return <LoadFailure what="La campagne" error={error} onRetry={() => mutate()} />;
    return <Skeleton height={420} radius="lg" />;
  }
  return <Wizard campaign={data.campaign} />;
}
