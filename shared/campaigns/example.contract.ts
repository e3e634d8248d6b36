import * as z from 'zod';
import { routes } from '../kernel/route.ts';

const route = routes('campaigns/example');

/** The campaigns that are there now, or were until now. */
const output = z.object({ ids: z.array(z.string()) });

export const loadExample = route({
  operation: 'loadExample',
  method: 'POST',
  path: '/api/campaigns/example',
  auth: 'campaigns:write',
  summary: 'Charger un petit compte fictif : il ne compte pas dans l’offre, et n’est là qu’une fois',
  body: z.strictObject({}),
  output,
  status: 201,
});

export const removeExample = route({
  operation: 'removeExample',
  method: 'DELETE',
  path: '/api/campaigns/example',
  auth: 'campaigns:delete',
  summary: 'Retirer le compte fictif et tous ses chiffres',
  output,
});
