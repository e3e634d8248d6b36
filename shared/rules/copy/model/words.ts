import * as z from 'zod';

/** What a model writes, and no more: every figure of an answer is worked out here, from its words. */
const said = z.string().max(3_000);
const Texts = z.array(z.object({ field: z.string().max(30), text: said })).max(40);
/** Ids of the facts that it says it used. */
const facts = z.array(z.string().max(12)).max(20);

export const VariationWords = z.object({
  items: z.array(z.object({ hook: z.string().max(200), texts: Texts, facts })).max(16),
});
export type VariationWords = z.infer<typeof VariationWords>;

export const PlatformWords = z.object({
  placements: z.array(z.object({ placement: z.string().max(30), texts: Texts })).max(12),
});
export type PlatformWords = z.infer<typeof PlatformWords>;

export const ScriptWords = z.object({
  beats: z
    .array(
      z.object({
        part: z.enum(['hook', 'problem', 'solution', 'proof', 'cta']),
        voice: said,
        onScreen: said,
        shot: said,
        sound: said,
        facts,
      }),
    )
    .max(10),
  hooks: z.array(said).max(6),
  caption: said,
});
export type ScriptWords = z.infer<typeof ScriptWords>;
