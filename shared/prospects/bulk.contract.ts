import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { lineText, optional } from '../kernel/text.ts';
import { prospectFilters } from './prospect.contract.ts';
import { prospectLimits, prospectStatuses } from './prospects.rules.ts';

const route = routes('prospects/bulk');

const actions = ['status', 'owner', 'client', 'tag', 'untag', 'delete', 'restore'] as const;

/** One act on all that a search found, while it is done. */
const ProspectBulk = z.object({
  id: z.string(),
  action: z.enum(actions),
  value: z.string().nullable(),
  status: z.enum(['running', 'completed']),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  /** Why those were refused that were, the first twenty reasons. */
  reasons: z.array(z.object({ message: z.string(), count: z.int() })),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type ProspectBulk = z.infer<typeof ProspectBulk>;

/** As an address says them: numbers too may be texts. */
const filters = z.preprocess(
  (given) =>
    given && typeof given === 'object' && !Array.isArray(given)
      ? Object.fromEntries(
          Object.entries(given).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
        )
      : given,
  z.strictObject(prospectFilters),
);

export const bulkProspects = route({
  operation: 'bulkProspects',
  method: 'POST',
  path: '/api/prospects/bulk',
  auth: 'prospects:write',
  summary:
    'Changer le statut, attribuer, ranger chez un client, étiqueter, supprimer ou rétablir plusieurs prospects, ou tous ceux d’une recherche',
  body: z
    .strictObject({
      ids: z.array(z.string().min(1).max(60)).min(1).max(prospectLimits.bulk).optional(),
      /** In place of ids, the filters of a search, and how many prospects it found: nothing is done when it finds another number. */
      filters: filters.optional(),
      total: z.int().min(1).max(prospectLimits.bulkFound).optional(),
      action: z.enum(actions),
      /** A status, a member's id or `me`, a client's id, `none` for no member or no client, or a tag. */
      value: optional(lineText(40)),
    })
    .check(({ value, issues }) => {
      const { action, value: given, ids, filters: asked, total } = value;
      const refuse = (path: string, message: string) =>
        issues.push({ code: 'custom', message, input: value, path: [path] });
      if ((ids === undefined) === (asked === undefined)) refuse('ids', 'Envoyez soit ids, soit filters et total');
      if (asked && total === undefined) refuse('total', 'Champ obligatoire');
      if (!asked && total !== undefined) refuse('total', 'Ce champ va avec filters');
      if (asked && action === 'restore') refuse('action', 'Un prospect supprimé se rétablit par son identifiant');
      const needsValue = action !== 'delete' && action !== 'restore';
      const fits =
        action === 'status' ? given !== undefined && Object.hasOwn(prospectStatuses, given) : given !== undefined;
      if (needsValue && !fits)
        refuse(
          'value',
          action === 'status' ? `Valeur attendue : ${Object.keys(prospectStatuses).join(', ')}` : 'Champ obligatoire',
        );
    }),
  output: z.object({
    /** Of each id, what became of it; none where all that is found is asked for. */
    items: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string().nullable() })),
    /** What was begun on all that is found: see `getProspectBulk`. */
    bulk: ProspectBulk.nullable(),
  }),
  errors: ['found_otherwise', 'bulk_under_way'],
});

export const getProspectBulk = route({
  operation: 'getProspectBulk',
  method: 'GET',
  path: '/api/prospects/bulk/{id}',
  auth: 'prospects:read',
  summary: 'Suivre une action sur tous les prospects d’une recherche',
  params: z.object({ id: z.string().max(60) }),
  output: z.object({ bulk: ProspectBulk }),
});
