import * as images from '../../../../shared/campaigns/images.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';
import { newCampaign, record } from '../../testing/campaigns.ts';
import { sendImage } from './ad-images.ts';

export const imageRecipes: Recipes<typeof images> = {
  createAdImageUpload: async () => {
    const { token, user } = await signedInUser();
    const body = { name: 'Vidéo A.webp', size: 100, contentType: 'image/webp' as const };
    return { workspaceId: user.workspaceId, act: () => call(images.createAdImageUpload, { token, body }) };
  },
  updateAdImages: async () => {
    const person = await signedInUser();
    const { token, user } = person;
    const { id } = await newCampaign(token);
    await record(token, id, [{ date: '2026-01-05', adId: '1201', spend: 40 }]);
    const body = { adIds: ['1201'], uploadId: await sendImage(person) };
    return { workspaceId: user.workspaceId, act: () => call(images.updateAdImages, { token, params: { id }, body }) };
  },
};
