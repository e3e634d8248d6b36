import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { requiredText } from '../kernel/text.ts';
import { analysisLimits } from './ai.rules.ts';
import { longestManifest } from './provenance.rules.ts';
import { Provenance } from './provenance.ts';

const route = routes('ai/provenance');

// Not taken apart: bundlers keep a constant that is, for what reading it may do.
const said = Provenance.shape;

export const checkProvenance = route({
  operation: 'checkProvenance',
  method: 'POST',
  path: '/api/ai/provenance',
  auth: 'public',
  summary:
    'Vérifier la preuve d’origine d’un texte : par quoi il a été écrit, et quand ; les espaces y comptent tous pour un',
  body: z.strictObject({
    text: requiredText(analysisLimits.text),
    manifest: z.string().min(1).max(longestManifest),
  }),
  output: z.object({
    valid: z.boolean(),
    /** Null, as the others, where the manifest is not of this text. */
    kind: said.kind.nullable(),
    engine: said.engine.nullable(),
    model: said.model,
    at: said.at.nullable(),
  }),
  errors: ['rate_limited'],
});
