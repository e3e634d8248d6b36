import { Skeleton, Stack } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../../shared/page-paths.ts';
import type { UgcCampaign } from '../../../../../../shared/ugc/campaign.ts';
import { GonePage } from '../../../../components/gone-page.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { TabsOrSelect } from '../../../../components/tabs-or-select.tsx';
import back from '../../../../components/way-back.module.css';
import { isGone } from '../../../../lib/notices.ts';
import { useNamePage } from '../../../../lib/page-head.tsx';
import { useUrlState } from '../../../../lib/use-url-state.ts';
import { CreatorsPart } from '../../collaborations/creators-part.tsx';
import { deliverablesPart, ugcNames } from '../ugc-names.ts';
import { useUgcCampaign } from '../use-ugc-campaigns.ts';
import { BriefPart } from './brief-part.tsx';
import { CampaignHead } from './campaign-head.tsx';
import { DeliverablesPart } from './deliverables-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { ResultsPart } from './results-part.tsx';
import { RightsPart } from './rights-part.tsx';
import { TimelinePart } from './timeline-part.tsx';

type Part = { slug: string; label: string; Shown: (props: { campaign: UgcCampaign }) => ReactNode };
const parts: readonly [Part, ...Part[]] = [
  { slug: 'createurs', label: 'Créateurs', Shown: CreatorsPart },
  { slug: deliverablesPart, label: 'Livrables', Shown: DeliverablesPart },
  { slug: 'brief', label: 'Brief', Shown: BriefPart },
  { slug: 'messages', label: 'Messages', Shown: MessagesPart },
  { slug: 'droits', label: 'Droits', Shown: RightsPart },
  { slug: 'paiements', label: 'Paiements', Shown: PaymentsPart },
  { slug: 'resultats', label: 'Résultats', Shown: ResultsPart },
  { slug: 'activite', label: 'Activité', Shown: TimelinePart },
];

/** One campaign in full. */
export function CampaignView({ id }: { id: string }) {
  const { data, error, mutate } = useUgcCampaign(id);
  if (isGone(error)) return <GonePage thing="Cette campagne" to={paths.ugcCampaigns} all="Toutes les campagnes" />;
  if (!data) {
    if (error) return <LoadFailure what="La campagne" error={error} onRetry={() => mutate()} />;
    return <Skeleton height={420} radius="lg" />;
  }
  return <Campaign campaign={data.campaign} />;
}

function Campaign({ campaign }: { campaign: UgcCampaign }) {
  const { params, change } = useUrlState();
  useNamePage(campaign.name);
  // Of a draft there is nothing but its brief.
  const usual = campaign.status === 'draft' ? 'brief' : 'createurs';
  const asked = params.get(ugcNames.part) ?? usual;
  const { slug: open, Shown } = parts.find(({ slug }) => slug === asked) ?? parts[0];
  return (
    <Stack gap="lg">
      <Link to={paths.ugcCampaigns} className={back.back} style={{ width: 'fit-content' }}>
        <IconChevronLeft size={16} aria-hidden />
        Toutes les campagnes
      </Link>
      <CampaignHead campaign={campaign} />
      <TabsOrSelect
        label="La campagne"
        choices={parts}
        open={open}
        onChoose={(slug) =>
          change({
            [ugcNames.part]: slug,
            ...{ [ugcNames.deliverableStatus]: null, [ugcNames.rightStatus]: null, [ugcNames.paymentStatus]: null },
          })
        }
      >
        <Shown campaign={campaign} />
      </TabsOrSelect>
    </Stack>
  );
}
