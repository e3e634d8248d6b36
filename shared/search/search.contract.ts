import * as z from 'zod';
import { intParam } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { textLimits } from '../kernel/text-limits.ts';

const route = routes('search/search');

const FoundThing = z.object({
  /** One of those that a word says it has: `searched`. */
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  /** What it is, and something more to know it by. */
  detail: z.string(),
  /** The page that shows it. */
  path: z.string(),
});
export type FoundThing = z.infer<typeof FoundThing>;

export const searchEverything = route({
  operation: 'searchEverything',
  method: 'GET',
  path: '/api/search',
  // Each thing is for who may read its word.
  auth: 'user',
  summary: 'Chercher par leur nom les éléments que l’on peut lire, les plus proches d’abord',
  query: z.object({
    q: z.string().trim().min(1).max(textLimits.query),
    limit: intParam({ min: 1, max: 50 }).default(20),
  }),
  output: z.object({
    items: z.array(FoundThing),
    /** Kinds that could not be looked through. */
    missing: z.array(z.string()),
  }),
});
