import { brandCommits, type Party } from '../../../shared/rules/ugc/collaboration-table.ts';
import type { Collaboration } from '../../../shared/ugc/collaboration.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { documentOf } from '../agreement/document-of.ts';
import { UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { factsOf } from '../core/collaboration-facts.ts';
import { legalIdentityOf } from '../core/creator-legal.ts';
import { UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';
import { creatorName, readCreators } from '../core/read-creator.ts';
import { sentFileUrl } from '../core/sent-file.ts';
import { type CollaborationView, shownCollaboration } from '../core/shown-collaboration.ts';
import { shownPayment, shownPaymentWithFile } from '../core/shown-payment.ts';

/** A 404 when the workspace has no such collaboration. */
export async function readCollaboration(workspaceId: string, collaborationId: string): Promise<UgcCollaborationItem> {
  const { data } = await UgcCollaboration.get({ workspaceId, collaborationId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

type Reading = { side: Party; mayDo: (act: string) => boolean };

/** What a person of the brand may do of what the state allows. */
export const asBrand = ({ permissions }: Pick<Actor, 'permissions'>): Reading => ({
  side: 'brand',
  mayDo: (act) => permissions.has((brandCommits as readonly string[]).includes(act) ? 'ugc:commit' : 'ugc:write'),
});

export const asCreator: Reading = { side: 'creator', mayDo: () => true };

/** Of what webhooks are told: nobody reads it who could act. */
const asServer: Reading = { side: 'brand', mayDo: () => false };

/** What is read of one alone. */
type Close = Pick<CollaborationView, 'document' | 'address' | 'receiptUrl'> & { withFiles?: boolean };

/** Some collaborations of one workspace, up to a hundred, as their lists show them. */
export async function shownCollaborations(
  workspaceId: string,
  items: UgcCollaborationItem[],
  reading: Reading,
  now = new Date(),
  close: (item: UgcCollaborationItem, campaign: UgcCampaignItem | undefined) => Promise<Close> = async () => ({}),
): Promise<Collaboration[]> {
  const [campaigns, brands, creators, payments] = await Promise.all([
    campaignsOf(workspaceId, items),
    clientsById(workspaceId, [...new Set(items.map(({ brandId }) => brandId))]),
    readCreators(workspaceId, [...new Set(items.map(({ creatorId }) => creatorId))]),
    paymentsOf(workspaceId, items),
  ]);
  return Promise.all(
    items.map(async (item) => {
      const campaign = campaigns.get(item.campaignId);
      const creator = creators.get(item.creatorId);
      const payment = payments.get(item.collaborationId);
      const { withFiles, ...known } = await close(item, campaign);
      return shownCollaboration(item, {
        ...reading,
        facts: factsOf(item, { status: campaign?.status ?? '' }, now),
        campaignName: campaign?.name ?? '',
        brandName: brands.get(item.brandId)?.name ?? '',
        creatorName: (creator && creatorName(creator)) || item.creatorName,
        payment: payment ? await (withFiles ? shownPaymentWithFile : shownPayment)(payment) : null,
        ...known,
        now,
      });
    }),
  );
}

/** One of them, read by itself: with its document as it is now, and where to send the product. */
export async function shownAlone(
  item: UgcCollaborationItem,
  reading: Reading,
  now = new Date(),
): Promise<Collaboration> {
  const [shown] = await shownCollaborations(item.workspaceId, [item], reading, now, async (_, campaign) => ({
    document: item.status === 'offered' && campaign ? await readDocument(item, campaign, reading, now) : undefined,
    address: await addressOf(item),
    receiptUrl: item.content.shipment?.receipt && (await sentFileUrl(item.content.shipment.receipt)),
    withFiles: true,
  }));
  return shown as Collaboration;
}

async function readDocument(item: UgcCollaborationItem, campaign: UgcCampaignItem, { side }: Reading, now: Date) {
  return (await documentOf(item, campaign, { by: side, now })) ?? undefined;
}

/** Where the product goes, once all is signed and as long as it may be sent. */
async function addressOf({ status, content, creatorId }: UgcCollaborationItem) {
  const shipping = content.offer?.terms.product.shipping ?? 'none';
  if (content.agreement?.status !== 'signed') return undefined;
  if (shipping !== 'physical' || status !== 'accepted') return null;
  return (await legalIdentityOf(creatorId))?.address ?? null;
}

async function campaignsOf(workspaceId: string, items: UgcCollaborationItem[]): Promise<Map<string, UgcCampaignItem>> {
  const ids = [...new Set(items.map(({ campaignId }) => campaignId))];
  const read = await readTogether(ids.map((campaignId) => UgcCampaign.get({ workspaceId, campaignId })));
  const found = read.flatMap((Item) => UgcCampaign.parse({ Item }).data ?? []);
  return new Map(found.map((campaign) => [campaign.campaignId, campaign]));
}

async function paymentsOf(workspaceId: string, items: UgcCollaborationItem[]) {
  const ids = items.flatMap(({ content }) => content.payment?.paymentId ?? []);
  const read = await readTogether(ids.map((paymentId) => UgcPayment.get({ workspaceId, paymentId })));
  const found = read.flatMap((Item) => UgcPayment.parse({ Item }).data ?? []);
  return new Map(found.map((payment) => [payment.collaborationId, payment]));
}

/** As webhooks are told of one, in the very transaction of its move, which may write its payment. */
export async function toldCollaboration(item: UgcCollaborationItem, payment?: UgcPaymentItem): Promise<Collaboration> {
  const [shown] = await shownCollaborations(item.workspaceId, [item], asServer);
  return { ...(shown as Collaboration), ...(payment && { payment: shownPayment(payment) }) };
}
