import { personaFacts, type ToldPersona } from '../../../shared/personas/told-persona.ts';
import { AppError } from '../../platform/app-error.ts';
import { check, type Operation } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Persona } from './persona.entity.ts';
import { readPersona } from './read-persona.ts';

/** What is written for a persona from; a 404 for one that is not of the workspace, a 403 for who may not read them. */
export async function readPersonaFacts(
  { workspaceId, permissions }: Pick<Actor, 'workspaceId' | 'permissions'>,
  id: string,
): Promise<ToldPersona> {
  if (!permissions.has('personas:read')) throw new AppError('forbidden');
  const { personaId, name, content } = await readPersona(workspaceId, id);
  return personaFacts({ id: personaId, name }, content);
}

/** For what is made for a persona: a 404 for one that is gone meanwhile; nothing without one. */
export const personaIsThere = (workspaceId: string, personaId: string | undefined): Operation[] =>
  personaId === undefined ? [] : [check(Persona.remove({ workspaceId, personaId }), 'not_found')];
