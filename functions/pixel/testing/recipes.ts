import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';

async function person() {
  const { token, user } = await signedInUser();
  return { token, workspaceId: user.workspaceId };
}

const newPixel = { pixelId: '123456789012345', name: 'Boutique', accessToken: 'EAABtoken0123456789' };

async function personWithPixel() {
  const { token, workspaceId } = await person();
  const { data } = await call(pixels.createMetaPixel, { token, body: newPixel });
  return { token, workspaceId, params: { id: data.pixel.id } };
}

export const recipes: Recipes<typeof pixels> = {
  createMetaPixel: async () => {
    const { token, workspaceId } = await person();
    return { workspaceId, act: () => call(pixels.createMetaPixel, { token, body: newPixel }) };
  },
  updateMetaPixel: async () => {
    const { token, workspaceId, params } = await personWithPixel();
    return {
      workspaceId,
      act: () => call(pixels.updateMetaPixel, { token, params, body: { name: 'Vitrine', version: 1 } }),
    };
  },
  deleteMetaPixel: async () => {
    const { token, workspaceId, params } = await personWithPixel();
    return { workspaceId, act: () => call(pixels.deleteMetaPixel, { token, params }) };
  },
  trackMetaEvent: async () => {
    const { token, workspaceId } = await personWithPixel();
    const body = {
      consent: true,
      eventName: 'Lead',
      actionSource: 'email' as const,
      userData: { email: 'client@exemple.example' },
    };
    return { workspaceId, act: () => call(pixels.trackMetaEvent, { token, body }) };
  },
};

export const silent = {
  trackMetaEvent: 'what a shop measures, by the thousand: the log of its pixel tells it',
};
