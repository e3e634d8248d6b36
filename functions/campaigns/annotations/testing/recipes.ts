import * as annotations from '../../../../shared/campaigns/annotations.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';

async function personWithNote() {
  const { token, user } = await signedInUser();
  const body = { date: '2026-10-01', text: 'Nouvelle page' };
  const { data } = await call(annotations.createAnnotation, { token, body });
  return { token, workspaceId: user.workspaceId, params: { id: data.annotation.id }, body };
}

export const annotationRecipes: Recipes<typeof annotations> = {
  createAnnotation: async () => {
    const { token, workspaceId, body } = await personWithNote();
    return { workspaceId, act: () => call(annotations.createAnnotation, { token, body }) };
  },
  updateAnnotation: async () => {
    const { token, workspaceId, params } = await personWithNote();
    const body = { date: '2026-10-02', version: 1 };
    return { workspaceId, act: () => call(annotations.updateAnnotation, { token, params, body }) };
  },
  deleteAnnotation: async () => {
    const { token, workspaceId, params } = await personWithNote();
    return { workspaceId, act: () => call(annotations.deleteAnnotation, { token, params }) };
  },
  restoreAnnotation: async () => {
    const { token, workspaceId, params } = await personWithNote();
    await call(annotations.deleteAnnotation, { token, params });
    return { workspaceId, act: () => call(annotations.restoreAnnotation, { token, params, body: {} }) };
  },
};
