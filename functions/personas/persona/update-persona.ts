import { isDeepStrictEqual } from 'node:util';
import * as personas from '../../../shared/personas/persona.contract.ts';
import { brandIsThere } from '../../ai/core/brand-is-there.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { Persona, type PersonaItem } from '../core/persona.entity.ts';
import { readPersona } from '../core/read-persona.ts';
import { shownWithMatches } from '../core/shown-persona.ts';
import { editedPersona, type Kept } from './persona-content.ts';

/** Two editors at once: one is told. */
export const handler = defineHandler(personas.updatePersona, async ({ actor, params: { id }, body }) => {
  const { version, ...said } = body;
  const before = await readPersona(actor.workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const kept = editedPersona(before, said);
  const changed = changedFields(before, kept);
  if (changed.length === 0) return { persona: await shownWithMatches(actor, before) };
  const now = new Date();
  const after: PersonaItem = { ...before, ...kept, updatedAt: now.toISOString(), version: version + 1 };
  await write([
    put(Persona.put(after).where((attr, { eq }) => eq(attr.version, version))),
    ...(after.brandId === before.brandId ? [] : brandIsThere(actor.workspaceId, after.brandId)),
    audit(actor, { type: 'persona.updated', entityId: id, changed }, now),
  ]);
  return { persona: await shownWithMatches(actor, after) };
});

/** What people call fields: those of the content one by one. */
function changedFields(before: PersonaItem, after: Kept): string[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys(is).filter((name) => !isDeepStrictEqual(stored(is[name]), stored(was[name])));
}

const fieldsOf = ({ name, color, brandId, content, match, sources }: Kept): Record<string, unknown> => ({
  ...content,
  ...{ name, color, brandId, match, sources },
});

/** As the table gives it back: what is undefined is not there. */
const stored = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
