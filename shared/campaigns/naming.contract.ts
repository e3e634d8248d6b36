import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { namingProblems } from './messages.ts';
import { type NamingRule, namingLevels, namingLimits } from './naming.ts';

const route = routes('campaigns/naming');

const level = z.enum(keysOf(namingLevels));
const field = lineText(namingLimits.field).refine((name) => !name.includes(':'), namingProblems.colon);

const Rule = z.strictObject({
  level,
  /** Spaces around it, as in ` - `, are part of it. */
  separator: z
    .string()
    .regex(/^[\P{Cc}]+$/u, namingProblems.separator)
    .max(namingLimits.separator),
  fields: z
    .array(field)
    .min(1)
    .max(namingLimits.fields)
    .refine((fields) => new Set(fields).size === fields.length, namingProblems.fieldTwice),
}) satisfies z.ZodType<NamingRule>;

const rules = z
  .array(Rule)
  .max(keysOf(namingLevels).length)
  .refine((all) => new Set(all.map((one) => one.level)).size === all.length, namingProblems.levelTwice);

const Naming = z.object({
  rules: z.array(Rule),
  /** What they make of the names that there are: of all campaigns, and of the ads of the newest. */
  parsed: z.object({
    /** The part of the names that say something, 0 to 1; null where there are none. */
    share: z.number().nullable(),
    examples: z.array(z.object({ level, name: z.string(), dims: z.record(z.string(), z.string()) })),
    /** Names that say nothing by the rule of their level. */
    misfits: z.array(z.object({ level, name: z.string() })),
  }),
  version: z.int(),
});
export type Naming = z.infer<typeof Naming>;

export const getNaming = route({
  operation: 'getNaming',
  method: 'GET',
  path: '/api/campaigns/naming',
  auth: 'campaigns:read',
  summary: 'Les règles de nommage, et ce qu’elles lisent des noms',
  output: Naming,
});

export const updateNaming = route({
  operation: 'updateNaming',
  method: 'PUT',
  path: '/api/campaigns/naming',
  auth: 'campaigns:write',
  summary: 'Changer les règles de nommage\u00a0; avec dryRun, voir seulement ce qu’elles liraient',
  body: z.strictObject({ rules, version: z.int().min(0), dryRun: z.boolean().default(false) }),
  output: Naming,
  errors: ['conflict'],
});
