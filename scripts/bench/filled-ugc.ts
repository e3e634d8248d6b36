import { makeClientOnce } from '../../functions/clients/client/make-client.ts';
import { newId } from '../../functions/platform/new-id.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { newCampaign } from '../../functions/ugc/campaign/new-campaign.ts';
import { newCollaboration } from '../../functions/ugc/collaboration/new-collaboration.ts';
import { UgcCampaign, type UgcCampaignItem } from '../../functions/ugc/core/campaign.entity.ts';
import { UgcCollaboration } from '../../functions/ugc/core/collaboration.entity.ts';
import { emailKeyOf } from '../../functions/ugc/core/creator-email.ts';
import { CreatorProfile, type CreatorProfileItem } from '../../functions/ugc/core/creator-profile.entity.ts';
import { newProfile } from '../../functions/ugc/core/creator-writes.ts';
import { ListedCreator } from '../../functions/ugc/core/listed-creator.entity.ts';
import { createClient } from '../../shared/clients/client.contract.ts';
import { addDays, parisDay } from '../../shared/kernel/paris-day.ts';
import { permissionsHere } from '../../shared/kernel/permissions.ts';
import { blankContent } from '../../shared/ugc/campaign.rules.ts';
import { demoCreators } from '../local/demo-creators/people.ts';

export type FilledUgc = { token: string; workspaceId: string; campaignId: string; collaborationIds: string[] };
export type UgcSizes = { creators: number; campaigns: number; inOne: number; inEach: number };

/** A marketplace, and a workspace with campaigns: the first of them has far more creators than the others. */
export async function fillUgcTable({ creators, campaigns, inOne, inEach }: UgcSizes): Promise<FilledUgc> {
  const profiles = syntheticCreators(creators);
  await CreatorProfile.put(profiles).go({ concurrent: 5 });
  await ListedCreator.put(profiles.map(({ creatorId }) => ({ part: 'all' as const, creatorId }))).go({ concurrent: 5 });
  const { token, user, member, workspace } = await signedInUser({}, { plan: 'enterprise' });
  const { workspaceId } = workspace;
  const permissions = permissionsHere(user, member);
  const actor = { userId: user.userId, workspaceId, sessionId: 'bench', ip: '', permissions, user, member, workspace };
  const { client } = await makeClientOnce({
    ...{ route: createClient, actor, body: createClient.body.parse({ name: 'Atelier Fontaine' }) },
    caller: { ip: '', bearer: undefined, requestId: 'bench', idempotencyKey: 'bench-client' },
  });
  const ids: string[] = [];
  const collaborationIds: string[] = [];
  for (let at = 0; at < campaigns; at++) {
    const content = { ...blankContent, applicationsCloseOn: addDays(parisDay(), 20) };
    const draft = newCampaign(actor, { name: `Lancement ${at}`, brandId: client.id, content }, new Date());
    const campaign: UgcCampaignItem = { ...draft, status: 'open' };
    await UgcCampaign.create(campaign).go();
    ids.push(campaign.campaignId);
    const made = await fillCampaign(campaign, profiles.slice(0, at === 0 ? inOne : inEach));
    if (at === 0) collaborationIds.push(...made);
  }
  return { token, workspaceId, campaignId: ids[0] ?? '', collaborationIds };
}

/** The people of the demo, again and again under other addresses. */
function syntheticCreators(count: number): CreatorProfileItem[] {
  const people = demoCreators(parisDay());
  return Array.from({ length: count }, (_, at) => {
    const { email, figure: _figure, away: _away, ...facts } = people[at % people.length] as (typeof people)[number];
    const creatorId = newId('crt', new Date(Date.now() - at * 1000));
    return { ...newProfile(creatorId, emailKeyOf(`${at}.${email}`), new Date()), ...facts, listed: true };
  });
}

async function fillCampaign(campaign: UgcCampaignItem, profiles: CreatorProfileItem[]): Promise<string[]> {
  const now = new Date();
  const items = profiles.map((profile) => newCollaboration(campaign, { profile, relation: null }, 'applied', {}, now));
  await UgcCollaboration.put(items).go({ concurrent: 5 });
  await UgcCampaign.patch(campaign).add({ applied: items.length }).go();
  return items.map(({ collaborationId }) => collaborationId);
}
