import * as z from 'zod';
import type { PersonaContent } from './personas.rules.ts';

const list = z.array(z.string());

/** What a persona tells whoever writes for it. */
export const ToldPersona = z.object({
  id: z.string(),
  name: z.string(),
  ...{ goals: list, pains: list, vocabulary: list, avoid: list, channels: list },
  objections: z.array(z.object({ objection: z.string(), answer: z.string().optional() })),
  register: z.enum(['vous', 'tu']).nullable(),
});

export type ToldPersona = z.infer<typeof ToldPersona>;

type Said = Pick<PersonaContent, 'goals' | 'pains' | 'objections' | 'vocabulary' | 'avoid' | 'register' | 'channels'>;

export const personaFacts = (
  { id, name }: { id: string; name: string },
  { goals, pains, objections, vocabulary, avoid, register, channels }: Said,
): ToldPersona => ({
  ...{ id, name, goals, pains, objections, vocabulary, avoid, register, channels },
});
