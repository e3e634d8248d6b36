import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { aiEngines } from './generations.rules.ts';
import { provenanceKinds } from './provenance.rules.ts';

/** Who made words, by what, and when (AI Act, article 50). */
export const Provenance = z.object({
  kind: z.enum(keysOf(provenanceKinds)),
  /** Of IPTC’s list. */
  digitalSourceType: z.string(),
  engine: z.enum(keysOf(aiEngines)),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  at: z.string(),
});
export type Provenance = z.infer<typeof Provenance>;
