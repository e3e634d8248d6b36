import * as creators from '../../../shared/ugc/creator.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { creatorBody, newOwnCreator } from './creators.ts';

async function personWithCreator() {
  const { token, user } = await signedInUser();
  const { id } = await newOwnCreator(token);
  return { token, workspaceId: user.workspaceId, params: { id } };
}

export const recipes: Recipes<typeof creators> = {
  createCreator: async () => {
    const { token, user } = await signedInUser();
    const act = () => call(creators.createCreator, { token, body: creatorBody() });
    return { workspaceId: user.workspaceId, act };
  },
  updateCreator: async () => {
    const { token, workspaceId, params } = await personWithCreator();
    const body = { favorite: true, version: 0 };
    return { workspaceId, act: () => call(creators.updateCreator, { token, params, body }) };
  },
  deleteCreator: async () => {
    const { token, workspaceId, params } = await personWithCreator();
    return { workspaceId, act: () => call(creators.deleteCreator, { token, params }) };
  },
};
