import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { Prospect, ProspectActivity } from './prospect.ts';

const route = routes('prospects/privacy');

const params = z.object({ id: z.string().max(60) });

export const getPersonalData = route({
  operation: 'getPersonalData',
  method: 'GET',
  path: '/api/prospects/{id}/personal-data',
  auth: 'prospects:export',
  summary: 'Tout ce qui est conservé sur une personne',
  params,
  output: z.object({
    prospect: Prospect,
    activities: z.array(ProspectActivity),
    /** What the journal keeps of the acts on it: no value of the person. */
    exportedAt: z.string(),
  }),
});

export const deletePersonalData = route({
  operation: 'deletePersonalData',
  method: 'DELETE',
  path: '/api/prospects/{id}/personal-data',
  auth: 'prospects:delete',
  summary: 'Effacer une personne sans retour, activités comprises',
  params,
  output: z.object({ id: z.string() }),
});
