import * as brand from '../../../shared/ugc/collaboration.contract.ts';
import type { Collaboration } from '../../../shared/ugc/collaboration.ts';
import * as message from '../../../shared/ugc/message.contract.ts';
import * as payments from '../../../shared/ugc/payment.contract.ts';
import * as rights from '../../../shared/ugc/right.contract.ts';
import type * as space from '../../../shared/ugc/space-collaboration.contract.ts';
import * as spaceRight from '../../../shared/ugc/space-right.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { readCollaboration, toldCollaboration } from '../collaboration/collaboration-view.ts';
import { newBrand } from './brands.ts';
import { openCampaign } from './campaigns.ts';
import { act, answer, apply, commit, invitation, listedCreator } from './collaborations.ts';
import { extended } from './extensions.ts';
import { approved, transferBody } from './payments.ts';
import { endingRight, externalRight } from './rights.ts';

/** As webhooks are told of it: nothing is theirs to do. */
const toldOf = ({ collaboration }: { collaboration: Collaboration }) => ({ ...collaboration, allowed: [] });

async function application() {
  const one = await invitation();
  await apply(one.creator, one.campaign);
  return { ...one, params: { id: one.id } };
}

export const collaborationRecipes: Recipes<
  typeof brand & typeof message & typeof space & typeof rights & typeof payments & typeof spaceRight
> = {
  inviteCreators: async () => {
    const { token, user } = await signedInUser();
    const { id } = await openCampaign(token);
    const { creatorId } = await listedCreator();
    const body = { creatorIds: [creatorId], message: 'Votre ton nous plaît' };
    return {
      workspaceId: user.workspaceId,
      act: () => call(brand.inviteCreators, { token, params: { id }, body }),
    };
  },
  actOnCollaboration: async () => {
    const { token, workspaceId, id } = await application();
    return { workspaceId, act: () => act(token, id, { action: 'shortlist' }) };
  },
  commitToCollaboration: async () => {
    const { token, workspaceId, id } = await application();
    return { workspaceId, act: () => commit(token, id, { action: 'offer', fee: 180 }) };
  },
  applyToCampaign: async () => {
    const { workspaceId, campaign, creator } = await invitation();
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await apply(creator, campaign);
        return { status, told: [{ type: 'ugc.application_received', data: { collaboration: toldOf(data) } }] };
      },
    };
  },
  actInSpace: async () => {
    const { workspaceId, creator, id } = await application();
    return { workspaceId, act: () => answer(creator, id, { action: 'withdraw' }) };
  },
  sendCollaborationMessage: async () => {
    const { token, workspaceId, params } = await application();
    const body = { text: 'Quand pouvez-vous tourner ?' };
    return { workspaceId, act: () => call(message.sendCollaborationMessage, { token, params, body }) };
  },
  sendSpaceMessage: async () => {
    const { workspaceId, creator, params, id } = await application();
    return {
      workspaceId,
      act: async () => {
        const body = { text: 'Dès lundi' };
        const { status } = await call(message.sendSpaceMessage, { token: creator.token, params, body });
        const data = { collaboration: { id }, creator: { name: creator.creator.displayName } };
        return { status, told: [{ type: 'ugc.message_received', data }] };
      },
    };
  },
  createUgcRight: async () => {
    const { token, user } = await signedInUser();
    const { id: brandId } = await newBrand(token);
    const body = { ...externalRight(), brandId };
    return { workspaceId: user.workspaceId, act: () => call(rights.createUgcRight, { token, body }) };
  },
  updateUgcRight: async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    const { rightId, version } = await endingRight(workspaceId);
    const body = { uses: [{ label: 'Page du produit', url: 'https://rosee.example/serum' }], version };
    return { workspaceId, act: () => call(rights.updateUgcRight, { token, params: { id: rightId }, body }) };
  },
  actOnUgcPayment: async () => {
    const { token, workspaceId, payment, id } = await extended(60);
    const params = { id: payment.id };
    const body = { action: 'mark_paid' as const, paidOn: payment.createdAt.slice(0, 10), version: payment.version };
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(payments.actOnUgcPayment, { token, params, body });
        const collaboration = await toldCollaboration(await readCollaboration(workspaceId, id));
        const told = { collaboration: { ...collaboration, payment: data.payment } };
        return { status, told: [{ type: 'ugc.payment_paid', data: told }] };
      },
    };
  },
  actOnSpacePayment: async () => {
    const { token, workspaceId, payment, creator } = await extended(60);
    const params = { id: payment.id };
    const paid = { action: 'mark_paid' as const, paidOn: payment.createdAt.slice(0, 10), version: payment.version };
    const { version } = (await call(payments.actOnUgcPayment, { token, params, body: paid })).data.payment;
    const body = { action: 'confirm_payment' as const, version };
    return { workspaceId, act: () => call(spaceRight.actOnSpacePayment, { token: creator.token, params, body }) };
  },
  orderUgcTransfer: async () => {
    const { token, workspaceId, payment } = await approved(180);
    const body = transferBody([payment.id]);
    return { workspaceId, act: () => call(payments.orderUgcTransfer, { token, body }) };
  },
  actOnSpaceRight: async () => {
    const { token, workspaceId, creator } = await approved(180);
    const [right] = (await call(rights.listUgcRights, { token, query: {} })).data.items;
    const params = { id: right?.id ?? '' };
    const proposal = { action: 'propose_extension' as const, months: 3, fee: 60, version: right?.version ?? 0 };
    const { version } = (await call(rights.actOnUgcRight, { token, params, body: proposal })).data.right;
    return {
      workspaceId,
      // What is signed is packed, as long as its ids make it: `extensions.test.ts` accepts one.
      act: async () => {
        const body = { action: 'decline_extension' as const, version };
        const { status } = await call(spaceRight.actOnSpaceRight, { token: creator.token, params, body });
        const [listed] = (await call(rights.listUgcRights, { token, query: {} })).data.items;
        const { stillShown: _, ...after } = listed ?? {};
        return { status, told: [{ type: 'ugc.extension_declined', data: { right: after } }] };
      },
    };
  },
  actOnUgcRight: async () => {
    const { token, user } = await signedInUser();
    const { workspaceId } = user;
    const right = await endingRight(workspaceId);
    const body = { action: 'confirm_takedown' as const, version: right.version };
    return { workspaceId, act: () => call(rights.actOnUgcRight, { token, params: { id: right.rightId }, body }) };
  },
};
