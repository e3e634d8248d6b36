import * as personas from '../../../shared/personas/persona.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readPersona } from '../core/read-persona.ts';
import { shownWithMatches } from '../core/shown-persona.ts';

export const handler = defineHandler(personas.getPersona, async ({ actor, params: { id } }) => ({
  persona: await shownWithMatches(actor, await readPersona(actor.workspaceId, id)),
}));
