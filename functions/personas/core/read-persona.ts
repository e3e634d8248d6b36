import { AppError } from '../../platform/app-error.ts';
import { Persona, type PersonaItem } from './persona.entity.ts';

/** A 404 when the workspace has no such persona. */
export async function readPersona(workspaceId: string, personaId: string): Promise<PersonaItem> {
  const { data } = await Persona.get({ workspaceId, personaId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
