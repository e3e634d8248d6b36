import type { RouteInput } from '../../../shared/kernel/route.ts';
import { getSpaceContract } from '../../../shared/ugc/agreement.contract.ts';
import type { UgcCampaign } from '../../../shared/ugc/campaign.ts';
import * as brand from '../../../shared/ugc/collaboration.contract.ts';
import type { Collaboration } from '../../../shared/ugc/collaboration.ts';
import * as space from '../../../shared/ugc/space-collaboration.contract.ts';
import { updateSpaceProfile } from '../../../shared/ugc/space-self.contract.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { password, signedInUser } from '../../platform/testing/factories.ts';
import { UgcDeliverable } from '../core/deliverable.entity.ts';
import { UgcUpload } from '../upload/upload.entity.ts';
import { openCampaign } from './campaigns.ts';
import { codeFor, identifiedCreator } from './space.ts';

type Without<T> = T extends { version: number } ? Omit<T, 'version'> : never;
type BrandBody = Without<RouteInput<typeof brand.actOnCollaboration>['body']>;
type CommitBody = Without<RouteInput<typeof brand.commitToCollaboration>['body']>;
type CreatorBody = Without<RouteInput<typeof space.actInSpace>['body']>;
export type Creator = Awaited<ReturnType<typeof listedCreator>>;

/** A creator of the marketplace, who can sign and be paid. */
export async function listedCreator() {
  const one = await identifiedCreator();
  await call(updateSpaceProfile, { token: one.token, body: { listed: true, version: one.creator.version } as never });
  return one;
}

/** A team with an open campaign, and a creator who is invited to it. */
export async function invitation(body: Parameters<typeof openCampaign>[1] = {}, known?: Creator) {
  const { token, user } = await signedInUser();
  const campaign = await openCampaign(token, body);
  const creator = known ?? (await listedCreator());
  const id = await invite(token, campaign, creator);
  return { token, workspaceId: user.workspaceId, campaign, creator, id };
}

export async function invite(
  token: string,
  campaign: Pick<UgcCampaign, 'id'>,
  { creatorId }: Pick<Creator, 'creatorId'>,
) {
  const params = { id: campaign.id };
  const { data } = await call(brand.inviteCreators, { token, params, body: { creatorIds: [creatorId] } });
  return data.items[0]?.collaborationId ?? '';
}

export const readAsBrand = async (token: string, id: string): Promise<Collaboration> =>
  (await call(brand.getCollaboration, { token, params: { id } })).data.collaboration;

/** Each acts on the version that stands. */
export async function act(token: string, id: string, body: BrandBody) {
  const { version } = await readAsBrand(token, id);
  return call(brand.actOnCollaboration, { token, params: { id }, body: { ...body, version } as never });
}
export async function commit(token: string, id: string, body: CommitBody) {
  const { version } = await readAsBrand(token, id);
  return call(brand.commitToCollaboration, { token, params: { id }, body: { ...body, version } as never });
}
export async function answer({ token }: Pick<Creator, 'token'>, id: string, body: CreatorBody) {
  const { version } = (await call(space.getSpaceCollaboration, { token, params: { id } })).data.collaboration;
  return call(space.actInSpace, { token, params: { id }, body: { ...body, version } as never });
}
export const apply = ({ token }: Pick<Creator, 'token'>, campaign: Pick<UgcCampaign, 'id'>, fee = 200) =>
  call(space.applyToCampaign, { token, params: { id: campaign.id }, body: { quote: { fee } } });

/** An offer to who was invited. */
export async function offered(fee: number, body: Parameters<typeof openCampaign>[1] = {}, known?: Creator) {
  const one = await invitation(body, known);
  await apply(one.creator, one.campaign);
  const { data } = await commit(one.token, one.id, { action: 'offer', fee });
  return { ...one, collaboration: data.collaboration };
}

/** Reads the document, and accepts it with a code. */
export async function accept(creator: Creator, id: string) {
  const { data } = await call(getSpaceContract, { token: creator.token, params: { id } });
  const code = await codeFor(creator, 'accept');
  return answer(creator, id, {
    action: 'accept_offer',
    code,
    fullName: 'Léa Morin',
    consent: true,
    documentSha256: data.sha256,
  });
}

/** The brand's own signature of a contract that its creator has signed. */
export async function countersign(token: string, id: string, more: { uploadId?: string } = {}) {
  const documentSha256 = (await readAsBrand(token, id)).agreement?.documentSha256 ?? '';
  const signature = { fullName: 'Élise Fontaine', documentSha256, currentPassword: password };
  return commit(token, id, { action: 'countersign', ...signature, ...more });
}

/** As if a file had been sent for each. */
export async function sendFiles({ id }: { id: string }, workspaceId: string, pieces: Collaboration['deliverables']) {
  for (const { id: deliverableId } of pieces) {
    const key = { workspaceId, deliverableId };
    const { data } = await UgcDeliverable.get(key).go();
    const versionNumber = (data?.versionNumber ?? 0) + 1;
    await UgcDeliverable.patch(key).set({ versionNumber, fresh: true }).go();
  }
  return id;
}

/** As if a paper had been sent whole for a collaboration. */
export async function sentPaper(
  { creator: { creatorId }, workspaceId, id }: { creator: Pick<Creator, 'creatorId'>; workspaceId: string; id: string },
  purpose: 'receipt' | 'invoice',
): Promise<string> {
  const uploadId = newId('fil');
  const at = new Date().toISOString();
  await UgcUpload.create({
    ...{ creatorId, uploadId, purpose, workspaceId, collaborationId: id, fileName: 'ticket.pdf', size: 1 },
    ...{ contentType: 'application/pdf', aiDeclared: false, fileKey: `ugc/${workspaceId}/${uploadId}`, partsId: '' },
    ...{ status: 'complete', createdAt: at, expiresAt: at, ttl: Math.floor(Date.now() / 1000) + 3_600 },
  }).go();
  return uploadId;
}
