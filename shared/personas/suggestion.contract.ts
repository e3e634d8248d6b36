import * as z from 'zod';
import { Brief } from '../ai/brief.ts';
import { routes } from '../kernel/route.ts';
import { PersonaDraft } from './persona.ts';
import { personaLimits, suggestionSources } from './personas.rules.ts';

const route = routes('personas/suggestion');

export const suggestPersonas = route({
  operation: 'suggestPersonas',
  method: 'POST',
  path: '/api/personas/suggest',
  auth: 'personas:read',
  summary: 'Proposer des personas à partir de vos prospects, d’annonces et d’un brief ; rien n’est gardé',
  body: z
    .strictObject({
      from: z
        .array(z.enum(suggestionSources))
        .min(1)
        .max(suggestionSources.length)
        .transform((all) => [...new Set(all)]),
      brief: Brief.optional(),
      adIds: z.array(z.string().min(1).max(60)).min(1).max(personaLimits.ads).optional(),
      count: z.int().min(1).max(personaLimits.drafts).default(3),
    })
    .refine(({ from, brief }) => brief !== undefined || !from.includes('brief'), {
      path: ['brief'],
      message: 'Donnez le brief dont partir',
    })
    .refine(({ from, adIds }) => adIds !== undefined || !from.includes('ads'), {
      path: ['adIds'],
      message: 'Donnez les annonces dont partir',
    }),
  output: z.object({
    items: z.array(PersonaDraft),
    /** How many of each were looked at. */
    basis: z.object({ prospects: z.int(), results: z.int(), ads: z.int() }),
    /** What no source says, of one draft or another. */
    questions: z.array(z.object({ path: z.string(), question: z.string(), why: z.string() })),
  }),
  status: 200,
  errors: ['not_found', 'rate_limited'],
});
