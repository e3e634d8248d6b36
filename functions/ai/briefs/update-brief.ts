import { isDeepStrictEqual } from 'node:util';
import * as briefs from '../../../shared/ai/briefs.contract.ts';
import { personaIsThere } from '../../personas/core/persona-facts.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { brandIsThere } from '../core/brand-is-there.door.ts';
import { KeptBrief, type KeptBriefItem } from '../core/brief.entity.ts';
import { readBrief } from '../core/read-brief.ts';
import { shownBrief } from './shown-brief.ts';

/** Two editors at once: one is told. */
export const handler = defineHandler(briefs.updateBrief, async ({ actor, params: { id }, body }) => {
  const before = await readBrief(actor.workspaceId, id);
  if (before.version !== body.version) throw new AppError('conflict');
  const { name = before.name, brief = before.brief } = body;
  const brandId = body.brandId === undefined ? before.brandId : (body.brandId ?? undefined);
  const personaId = body.personaId === undefined ? before.personaId : (body.personaId ?? undefined);
  const edited: KeptBriefItem = { ...before, name, brandId, personaId, brief };
  const changed = (['name', 'brandId', 'personaId', 'brief'] as const).filter(
    (field) => !isDeepStrictEqual(stored(edited[field]), stored(before[field])),
  );
  if (changed.length === 0) return { brief: shownBrief(before) };
  const now = new Date();
  const after: KeptBriefItem = { ...edited, updatedAt: now.toISOString(), version: before.version + 1 };
  await write([
    put(KeptBrief.put(after).where((attr, { eq }) => eq(attr.version, before.version))),
    ...(brandId === before.brandId ? [] : brandIsThere(actor.workspaceId, brandId)),
    ...(personaId === before.personaId ? [] : personaIsThere(actor.workspaceId, personaId)),
    audit(actor, { type: 'brief.updated', entityId: id, changed: [...changed] }, now),
  ]);
  return { brief: shownBrief(after) };
});

/** As the table gives it back: what is undefined is not there. */
const stored = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
