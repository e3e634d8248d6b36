import type { UgcCampaign } from '../../../../../../shared/ugc/campaign.ts';
import { PaymentsList } from '../../payments/payments-tab.tsx';

/** What a campaign owes its creators, and what it paid. */
export const PaymentsPart = ({ campaign }: { campaign: UgcCampaign }) => <PaymentsList campaignId={campaign.id} />;
