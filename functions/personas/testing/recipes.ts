import * as persona from '../../../shared/personas/persona.contract.ts';
import { suggestPersonas } from '../../../shared/personas/suggestion.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { newPersona, personaBody } from './personas.ts';

async function personWithPersona() {
  const { token, user } = await signedInUser();
  const { id } = await newPersona(token);
  return { token, workspaceId: user.workspaceId, params: { id } };
}

export const recipes: Recipes<typeof persona & { suggestPersonas: typeof suggestPersonas }> = {
  suggestPersonas: async () => {
    const { token, user } = await signedInUser();
    const act = () => call(suggestPersonas, { token, body: { from: ['prospects' as const] } });
    return { workspaceId: user.workspaceId, act };
  },
  createPersona: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: async () => {
        const { status, data } = await call(persona.createPersona, { token, body: personaBody });
        // Who resembles it is counted at each reading.
        return { status, told: [{ type: 'persona.created', data: { persona: { ...data.persona, matches: null } } }] };
      },
    };
  },
  updatePersona: async () => {
    const { token, workspaceId, params } = await personWithPersona();
    const body = { name: 'La gérante', version: 1 };
    return { workspaceId, act: () => call(persona.updatePersona, { token, params, body }) };
  },
  deletePersona: async () => {
    const { token, workspaceId, params } = await personWithPersona();
    return { workspaceId, act: () => call(persona.deletePersona, { token, params }) };
  },
};

export const silent = { suggestPersonas: 'it proposes, and keeps nothing' };
