import * as personas from '../../../shared/personas/persona.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Persona } from '../core/persona.entity.ts';
import { readPersona } from '../core/read-persona.ts';
import { countOnePersonaLess } from './persona-room.ts';

/** Gone for good; what was written for it keeps its name. */
export const handler = defineHandler(personas.deletePersona, async ({ actor, params: { id } }) => {
  const { workspaceId, personaId } = await readPersona(actor.workspaceId, id);
  await write([
    remove(Persona.remove({ workspaceId, personaId }), 'not_found'),
    countOnePersonaLess(actor),
    audit(actor, { type: 'persona.deleted', entityId: id }),
  ]);
  return { id };
});
