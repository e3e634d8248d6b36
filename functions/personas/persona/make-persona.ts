import type * as personas from '../../../shared/personas/persona.contract.ts';
import { brandIsThere } from '../../ai/core/brand-is-there.door.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Persona } from '../core/persona.entity.ts';
import { readPersona } from '../core/read-persona.ts';
import { shownPersona, shownWithMatches } from '../core/shown-persona.ts';
import { newPersona } from './persona-content.ts';
import { writeWithinPlan } from './persona-room.ts';

type Asked = Pick<Call<typeof personas.createPersona>, 'route' | 'actor' | 'caller' | 'body'>;

/** Makes a persona once: see `makeOnce`. */
export const makePersonaOnce = (call: Asked) =>
  makeOnce(call, {
    make: async (mark) => {
      const { actor, body } = call;
      const { workspaceId } = actor;
      const now = new Date();
      const at = now.toISOString();
      const personaId = newId('per', now);
      const item = { ...newPersona(body), workspaceId, personaId, createdAt: at, updatedAt: at, version: 1 };
      await writeWithinPlan(actor, [
        put(Persona.create(item)),
        ...brandIsThere(workspaceId, item.brandId),
        audit(actor, { type: 'persona.created', entityId: personaId }, now),
        event(actor, { type: 'persona.created', entityId: personaId, data: { persona: shownPersona(item) } }, now),
        ...mark(personaId),
      ]);
      return { persona: await shownWithMatches(actor, item) };
    },
    replay: async (id) => ({
      persona: await shownWithMatches(call.actor, await readPersona(call.actor.workspaceId, id)),
    }),
  });
