import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { Persona, personaFields, personaName } from './persona.ts';

const route = routes('personas/persona');

const id = z.string().max(60);
const params = z.object({ id });
const PersonaAnswer = z.object({ persona: Persona });

export const createPersona = route({
  operation: 'createPersona',
  method: 'POST',
  path: '/api/personas',
  auth: 'personas:write',
  summary: 'Créer un persona',
  body: z.strictObject({ name: personaName, ...personaFields }),
  output: PersonaAnswer,
  status: 201,
  errors: ['persona_limit', 'not_found'],
  idempotent: true,
});

export const listPersonas = route({
  operation: 'listPersonas',
  method: 'GET',
  path: '/api/personas',
  auth: 'personas:read',
  summary: 'Les personas, du plus récent au plus ancien',
  query: z.object({
    q: z.string().trim().max(textLimits.query).optional(),
    brandId: id.optional(),
    ...pageQuery,
  }),
  output: z.object({ items: z.array(Persona), nextCursor: z.string().nullable() }),
});

export const getPersona = route({
  operation: 'getPersona',
  method: 'GET',
  path: '/api/personas/{id}',
  auth: 'personas:read',
  summary: 'Lire un persona, avec les prospects qui lui ressemblent aujourd’hui',
  params,
  output: PersonaAnswer,
});

export const updatePersona = route({
  operation: 'updatePersona',
  method: 'PUT',
  path: '/api/personas/{id}',
  auth: 'personas:write',
  summary: 'Modifier un persona',
  params,
  body: z.strictObject({ name: personaName.optional(), ...personaFields, version: z.int().min(1) }),
  output: PersonaAnswer,
  errors: ['conflict'],
});

export const deletePersona = route({
  operation: 'deletePersona',
  method: 'DELETE',
  path: '/api/personas/{id}',
  auth: 'personas:delete',
  summary: 'Supprimer un persona ; ce qui a été écrit pour lui garde son nom',
  params,
  output: z.object({ id: z.string() }),
});
