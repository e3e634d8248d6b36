import { briefLimits } from '../../../shared/ai/brands.rules.ts';
import type * as briefs from '../../../shared/ai/briefs.contract.ts';
import { personaIsThere } from '../../personas/core/persona-facts.door.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { brandIsThere } from '../core/brand-is-there.door.ts';
import { KeptBrief } from '../core/brief.entity.ts';
import { readBrief } from '../core/read-brief.ts';
import { shownBrief } from './shown-brief.ts';

/** Makes a brief once: see `makeOnce`. */
export const makeBriefOnce = (call: Pick<Call<typeof briefs.createBrief>, 'route' | 'actor' | 'caller' | 'body'>) =>
  makeOnce(call, {
    make: async (mark) => {
      const { actor, body } = call;
      const { workspaceId } = actor;
      const now = new Date();
      const at = now.toISOString();
      const item = { ...body, workspaceId, briefId: newId('brf', now), createdAt: at, updatedAt: at, version: 1 };
      await write([
        countOneMore({ workspaceId, name: 'briefs' }, briefLimits.briefs, 'brief_limit'),
        put(KeptBrief.create(item)),
        ...brandIsThere(workspaceId, body.brandId),
        ...personaIsThere(workspaceId, body.personaId),
        audit(actor, { type: 'brief.created', entityId: item.briefId }, now),
        ...mark(item.briefId),
      ]);
      return { brief: shownBrief(item) };
    },
    replay: async (id) => ({ brief: shownBrief(await readBrief(call.actor.workspaceId, id)) }),
  });
