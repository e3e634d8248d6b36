import { write } from '../../../functions/platform/db/write.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import type { CreatorActor } from '../../../functions/platform/identity/creator-actor.ts';
import { fullNameOf } from '../../../functions/platform/identity/people-names.ts';
import { documentOf, sha256Of } from '../../../functions/ugc/agreement/document-of.ts';
import { move } from '../../../functions/ugc/collaboration/move.ts';
import type { Mover } from '../../../functions/ugc/collaboration/moving.ts';
import { arrival, newCollaboration } from '../../../functions/ugc/collaboration/new-collaboration.ts';
import { UgcCampaign, type UgcCampaignItem } from '../../../functions/ugc/core/campaign.entity.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../../../functions/ugc/core/collaboration.entity.ts';
import { deliverablesOf } from '../../../functions/ugc/core/collaboration-deliverables.ts';
import { collaborationIdOf } from '../../../functions/ugc/core/collaboration-id.ts';
import { emailKeyOf } from '../../../functions/ugc/core/creator-email.ts';
import { CreatorIdentity } from '../../../functions/ugc/core/creator-identity.entity.ts';
import { CreatorLegal } from '../../../functions/ugc/core/creator-legal.entity.ts';
import { legalItem } from '../../../functions/ugc/core/creator-legal.ts';
import { readCreators } from '../../../functions/ugc/core/read-creator.ts';
import { addComment } from '../../../functions/ugc/deliverable/add-comment.ts';
import { versionsOf } from '../../../functions/ugc/deliverable/read-deliverable.ts';
import { newCode } from '../../../functions/ugc/space/space-codes.ts';
import { dayMs, hourMs, minuteMs } from '../../../shared/kernel/day.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { UgcCampaignStatus } from '../../../shared/ugc/campaign.rules.ts';
import { demoCreators } from '../demo-creators/people.ts';
import { demoUgcCampaigns } from './demo-campaigns.ts';
import { sendDemoFile } from './send-demo-file.ts';
import { type Step, type Story, stories } from './stories.ts';

type Told = { agency: Actor; creator: CreatorActor; campaign: UgcCampaignItem; story: Story; now: Date };

/** Has creators of the demo live through campaigns of the agency, once; every step is the act itself. */
export async function fillCollaborations(agency: Actor, leaving: AbortSignal): Promise<void> {
  const { workspaceId } = agency;
  const { data: campaigns } = await UgcCampaign.query
    .byWorkspace({ workspaceId })
    .go({ pages: 'all', consistent: true });
  const people = demoCreators(parisDay());
  const lived = new Set<string>();
  for (const story of stories) {
    const campaign = campaigns.find(({ name }) => name === story.campaign);
    const emailKey = emailKeyOf(people[story.creator]?.email ?? '');
    const { data: identity } = await CreatorIdentity.get({ emailKey }).go({ consistent: true });
    if (leaving.aborted || !campaign || !identity) continue;
    const { creatorId } = identity;
    const collaborationId = collaborationIdOf(campaign.campaignId, creatorId);
    if ((await UgcCollaboration.get({ workspaceId, collaborationId }).go()).data) continue;
    await live({ agency, creator: { creatorId, sessionId: 'demo', ip: '' }, campaign, story, now: new Date() });
    lived.add(campaign.name);
  }
  for (const { name, status } of demoUgcCampaigns) {
    const campaign = campaigns.find((one) => one.name === name);
    if (campaign?.status === 'open' && lived.has(name)) await end(campaign, status);
  }
}

/** Where the demo has it: no more applications, or over. */
async function end({ workspaceId, campaignId }: UgcCampaignItem, status: UgcCampaignStatus): Promise<void> {
  if (status === 'open') return;
  const ended = UgcCampaign.patch({ workspaceId, campaignId })
    .set({ status })
    .remove(['closingShard', 'closesOn', 'marketKey']);
  await ended.go();
}

async function live(told: Told): Promise<void> {
  const { story } = told;
  const begun = Date.now() - story.days * dayMs;
  let item: UgcCollaborationItem | null = null;
  for (const [at, step] of story.steps.entries())
    item = await take(step, item, { ...told, now: new Date(begun + at * 8 * hourMs) });
}

async function take(step: Step, item: UgcCollaborationItem | null, told: Told): Promise<UgcCollaborationItem> {
  const { agency, creator, story, now } = told;
  const brand: Mover = { side: 'brand', actor: agency };
  const own: Mover = { side: 'creator', actor: creator };
  if (!item || step === 'invite') return invited(told);
  if (step === 'apply') return move(own, item, { action: 'apply', quote: { fee: story.fee } }, now);
  if (step === 'accept') return accepted(item, told);
  if (step === 'send') return sent(item, told, 'first-take');
  if (step === 'resend') return sent(item, told, 'second-take');
  if (step === 'comment') return commented(item, told);
  const { version } = item;
  if (step === 'offer') return move(brand, item, { action: 'offer', fee: story.fee, message: undefined, version }, now);
  if (step === 'submit') return move(own, item, { action: 'submit', note: undefined, version }, now);
  if (step === 'retouch') return move(brand, item, { action: 'request_changes', note: undefined, version }, now);
  if (step === 'ship') return move(brand, item, { action: 'ship', ...parcel, version }, now);
  if (step === 'receive') return move(own, item, { action: 'confirm_receipt', version }, now);
  if (step === 'pay')
    return move(brand, item, { action: 'mark_paid', paidOn: parisDay(now), reference: paidBy, version }, now);
  if (step === 'confirm') return move(own, item, { action: 'confirm_payment', version }, now);
  return move(brand, item, { action: step, version }, now);
}

const parcel = { carrier: 'Colissimo', trackingNumber: '6A00000000012', trackingUrl: undefined, code: undefined };
const paidBy = 'VIR BAUME 11';

async function invited({ agency, creator: { creatorId }, campaign, now }: Told): Promise<UgcCollaborationItem> {
  const known = (await readCreators(agency.workspaceId, [creatorId])).get(creatorId);
  if (!known) throw new Error('A creator of the demo is not there');
  const item = newCollaboration(campaign, known, 'invited', {}, now);
  await write(arrival({ side: 'brand', actor: agency }, item, 'invite', undefined, now));
  return item;
}

/** Invented, as their address; the numbers are those that documents of banks and of INSEE show as examples. */
const legal = {
  birthDate: '1996-03-14',
  address: { line1: '12 rue des Tanneurs', postalCode: '37000', city: 'Tours', country: 'FR' },
  taxCountry: 'FR',
  legalStatus: 'micro',
  siret: '73282932000074',
  vatLiable: false,
  vatNumber: null,
  iban: 'FR7630006000011234567890189',
  bic: null,
  invoicingMandate: true,
} as const;

async function accepted(item: UgcCollaborationItem, { creator, campaign, now }: Told): Promise<UgcCollaborationItem> {
  const { creatorId } = creator;
  await CreatorLegal.put(await legalItem(creatorId, { ...legal, legalName: item.creatorName }, now)).go();
  const read = await documentOf(item, campaign, { by: 'creator', now });
  if (!read?.html) throw new Error('An offer of the demo has no document');
  const code = await newCode({ creatorId, purpose: 'accept' }, new Date(Date.now() + 10 * minuteMs).toISOString());
  const said = { code, fullName: item.creatorName, consent: true, documentSha256: sha256Of(read.html) } as const;
  return move(
    { side: 'creator', actor: creator },
    item,
    { action: 'accept_offer', version: item.version, ...said },
    now,
  );
}

type Take = 'first-take' | 'second-take';

/** All at first, then what the brand wants otherwise. */
async function sent(item: UgcCollaborationItem, { creator }: Told, clip: Take): Promise<UgcCollaborationItem> {
  const wanted = (await deliverablesOf(item)).filter(
    ({ status }) => clip === 'first-take' || status === 'changes_requested',
  );
  for (const deliverable of wanted) await sendDemoFile(creator, item, deliverable, clip);
  return item;
}

async function commented(item: UgcCollaborationItem, { agency }: Told): Promise<UgcCollaborationItem> {
  const [film] = (await deliverablesOf(item)).filter(({ type }) => type === 'video');
  const [version] = film ? await versionsOf(film) : [];
  if (!film || !version) return item;
  const author = { side: 'brand', authorId: agency.userId, authorName: fullNameOf(agency.user), by: agency } as const;
  const { versionId } = version;
  const none = { versionId, untilMs: null, area: null, parentId: null };
  await addComment(
    film,
    { ...none, atMs: 1_200, text: 'Le titre arrive un peu tard\u00a0: dès la première seconde\u00a0?' },
    author,
    () => [],
  );
  await addComment(
    film,
    { ...none, atMs: 2_400, area: { x: 0.2, y: 0.45, w: 0.6, h: 0.3 }, text: 'Montrez le plateau de plus près.' },
    author,
    () => [],
  );
  return item;
}
