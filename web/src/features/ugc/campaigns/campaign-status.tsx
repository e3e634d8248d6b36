import { campaignStatuses, type UgcCampaignStatus } from '../../../../../shared/ugc/campaign.rules.ts';
import { type Tone, ToneBadge } from '../../../components/tone-badge.tsx';

const tones: Record<UgcCampaignStatus, Tone> = {
  draft: 'plain',
  in_review: 'warning',
  open: 'positive',
  closed: 'information',
  completed: 'plain',
  cancelled: 'plain',
};

/** Where a campaign stands, by its word and its colour. */
export const CampaignStatus = ({ status }: { status: UgcCampaignStatus }) => (
  <ToneBadge tone={tones[status]}>{campaignStatuses[status]}</ToneBadge>
);
