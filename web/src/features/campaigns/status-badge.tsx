import { type CampaignStatus, campaignStatuses } from '../../../../shared/campaigns/campaigns.rules.ts';
import { type Tone, ToneBadge } from '../../components/tone-badge.tsx';

const tones: Record<CampaignStatus, Tone> = {
  draft: 'plain',
  active: 'positive',
  paused: 'warning',
  ended: 'information',
  archived: 'plain',
};

/** Where a campaign stands, by its word and its colour. */
export function StatusBadge({ status }: { status: CampaignStatus }) {
  return <ToneBadge tone={tones[status]}>{campaignStatuses[status]}</ToneBadge>;
}
