import * as contract from '../../../../shared/prospects/fields.contract.ts';
import { call } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import type { Recipes } from '../../../platform/testing/recipe.ts';

async function personWithField() {
  const { token, user } = await signedInUser();
  const body = { name: 'Budget annuel', type: 'number' as const };
  const { data } = await call(contract.createProspectField, { token, body });
  return { token, workspaceId: user.workspaceId, params: { id: data.field.id } };
}

export const fieldRecipes: Recipes<typeof contract> = {
  createProspectField: async () => {
    const { token, workspaceId } = await personWithField();
    const body = { name: 'Région', type: 'choice' as const, choices: ['Nord', 'Sud'] };
    return { workspaceId, act: () => call(contract.createProspectField, { token, body }) };
  },
  updateProspectField: async () => {
    const { token, workspaceId, params } = await personWithField();
    const body = { name: 'Budget de l’année', version: 1 };
    return { workspaceId, act: () => call(contract.updateProspectField, { token, params, body }) };
  },
  deleteProspectField: async () => {
    const { token, workspaceId, params } = await personWithField();
    return { workspaceId, act: () => call(contract.deleteProspectField, { token, params }) };
  },
};
