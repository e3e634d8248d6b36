import { missingOf } from '../../../shared/personas/completeness.ts';
import type { PersonaContent } from '../../../shared/personas/personas.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Persona, type PersonaItem } from './persona.entity.ts';
import { readPersona } from './read-persona.ts';

/** A persona, and what is not known of it yet. */
export type ToldGaps = {
  personaId: string;
  name: string;
  brandId?: string | undefined;
  missing: readonly (keyof PersonaContent)[];
  /** An objection that has no answer. */
  unanswered: { path: string; objection: string } | null;
};

/** The newest, `count` at most; none for whoever may not read them. */
export async function newestGaps({ workspaceId, permissions }: Actor, count: number): Promise<ToldGaps[]> {
  if (!permissions.has('personas:read')) return [];
  const { data } = await Persona.query.byWorkspace({ workspaceId }).go({ order: 'desc', count });
  return data.map(gapsOf);
}

/** Of one that is asked for: a 404 where the workspace has it not, a 403 for whoever may not read them. */
export async function gapsOfPersona({ workspaceId, permissions }: Actor, personaId: string): Promise<ToldGaps> {
  if (!permissions.has('personas:read')) throw new AppError('forbidden');
  return gapsOf(await readPersona(workspaceId, personaId));
}

function gapsOf({ personaId, name, brandId, content }: PersonaItem): ToldGaps {
  const at = content.objections.findIndex(({ answer }) => !answer);
  const objection = content.objections[at]?.objection;
  const unanswered = objection === undefined ? null : { path: `objections.${at}.answer`, objection };
  return { personaId, name, brandId, missing: missingOf(content), unanswered };
}
