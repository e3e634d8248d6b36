import { getClient } from '../../../shared/clients/client.contract.ts';
import * as brands from '../../../shared/ugc/brand.contract.ts';
import * as campaigns from '../../../shared/ugc/campaign.contract.ts';
import type * as moves from '../../../shared/ugc/collaboration.contract.ts';
import type * as creators from '../../../shared/ugc/creator.contract.ts';
import type * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import type * as messages from '../../../shared/ugc/message.contract.ts';
import type * as payments from '../../../shared/ugc/payment.contract.ts';
import type * as reports from '../../../shared/ugc/report.contract.ts';
import type * as rights from '../../../shared/ugc/right.contract.ts';
import type * as spaceMoves from '../../../shared/ugc/space-collaboration.contract.ts';
import type * as entry from '../../../shared/ugc/space-entry.contract.ts';
import type * as spaceRights from '../../../shared/ugc/space-right.contract.ts';
import type * as self from '../../../shared/ugc/space-self.contract.ts';
import type * as uploads from '../../../shared/ugc/upload.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { brandBody, newBrand } from './brands.ts';
import { actOn, campaignBody, newCampaignOf } from './campaigns.ts';
import { collaborationRecipes } from './collaboration-recipes.ts';
import { recipes as creatorRecipes } from './creator-recipes.ts';
import { mediaRecipes } from './media-recipes.ts';
import { reportRecipes } from './report-recipes.ts';
import { spaceRecipes, spaceSilent } from './space-recipes.ts';

async function person() {
  const { token, user } = await signedInUser();
  return { token, workspaceId: user.workspaceId };
}

const clientOf = async (token: string, id: string) => (await call(getClient, { token, params: { id } })).data;

type Contracts = typeof brands & typeof campaigns & typeof creators & typeof entry & typeof self;
type Moves = typeof moves & typeof spaceMoves & typeof messages & typeof rights & typeof payments;
type Media = typeof uploads & typeof deliverables & typeof reports & typeof spaceRights;

export const recipes: Recipes<Contracts & Moves & Media> = {
  ...creatorRecipes,
  ...collaborationRecipes,
  ...mediaRecipes,
  ...reportRecipes,
  ...spaceRecipes,
  createUgcBrand: async () => {
    const { token, workspaceId } = await person();
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await call(brands.createUgcBrand, { token, body: brandBody });
        return { status, told: [{ type: 'client.created', data: await clientOf(token, data.brand.id) }] };
      },
    };
  },
  updateUgcBrand: async () => {
    const { token, workspaceId } = await person();
    const { id, version } = await newBrand(token);
    return {
      workspaceId,
      act: async () => {
        const body = { sector: 'fashion', siren: null, version } as const;
        const { status } = await call(brands.updateUgcBrand, { token, params: { id }, body });
        return { status, told: [{ type: 'client.updated', data: await clientOf(token, id) }] };
      },
    };
  },
  createUgcCampaign: async () => {
    const { token, workspaceId } = await person();
    const { id: brandId } = await newBrand(token);
    const body = { ...campaignBody(), brandId };
    return { workspaceId, act: () => call(campaigns.createUgcCampaign, { token, body }) };
  },
  updateUgcCampaign: async () => {
    const { token, workspaceId } = await person();
    const { id } = await newCampaignOf(token);
    const body = { name: 'Sérum d’hiver', budget: 1_200, version: 1 };
    return { workspaceId, act: () => call(campaigns.updateUgcCampaign, { token, params: { id }, body }) };
  },
  deleteUgcCampaign: async () => {
    const { token, workspaceId } = await person();
    const { id } = await newCampaignOf(token);
    return { workspaceId, act: () => call(campaigns.deleteUgcCampaign, { token, params: { id } }) };
  },
  actOnUgcCampaign: async () => {
    const { token, workspaceId } = await person();
    const draft = await newCampaignOf(token);
    return {
      workspaceId,
      act: async () => {
        const { status, data } = await actOn(token, draft, 'publish');
        return { status, told: [{ type: 'ugc.campaign_published', data }] };
      },
    };
  },
};

/** Told by other moves of the same routes than those of the recipes: `collaborations.test.ts` and `agreements.test.ts` make them. */
export const byTheClock = [
  'ugc.offer_accepted',
  'ugc.contract_signed',
  'ugc.deliverable_submitted',
  'ugc.deliverable_approved',
  'ugc.rights_expiring',
  'ugc.rights_expired',
];

export const silent = { ...spaceSilent };
