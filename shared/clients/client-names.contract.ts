import * as z from 'zod';
import { boardColors } from '../boards/boards.rules.ts';
import { routes } from '../kernel/route.ts';

const route = routes('clients/client');

/** As much of a client as tells it from the others. */
export const ClientName = z.object({
  id: z.string(),
  name: z.string(),
  logoUrl: z.string().nullable(),
  color: z.enum(boardColors),
  archived: z.boolean(),
  mergingInto: z.string().nullable(),
});
export type ClientName = z.infer<typeof ClientName>;

/** Apart from the other routes: every page reads it, and carries no more than this. */
export const listClientNames = route({
  operation: 'listClientNames',
  method: 'GET',
  path: '/api/clients/names',
  auth: 'clients:read',
  summary: 'Tous les clients par leur nom, pour en choisir un',
  /** Five hundred at most. */
  output: z.object({ items: z.array(ClientName) }),
});
