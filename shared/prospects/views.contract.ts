import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';

const route = routes('prospects/views');

const params = z.object({ id: z.string().max(60) });
const version = z.int().min(1);

const SavedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The filters and the sort as an address says them: `status=new&sort=score`. */
  filters: z.string(),
  columns: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type SavedView = z.infer<typeof SavedView>;

const ViewAnswer = z.object({ view: SavedView });
const viewFields = {
  name: lineText(textLimits.name),
  filters: z.string().max(2_000),
  columns: z.array(z.string().min(1).max(40)).max(30),
};

export const listProspectViews = route({
  operation: 'listProspectViews',
  method: 'GET',
  path: '/api/prospects/views',
  auth: 'prospects:read',
  summary: 'Les vues enregistrées',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(SavedView), nextCursor: z.string().nullable() }),
});

export const createProspectView = route({
  operation: 'createProspectView',
  method: 'POST',
  path: '/api/prospects/views',
  auth: 'prospects:write',
  summary: 'Enregistrer une vue',
  body: z.strictObject({ ...viewFields, columns: viewFields.columns.default([]) }),
  output: ViewAnswer,
  status: 201,
  errors: ['view_limit'],
  idempotent: true,
});

export const updateProspectView = route({
  operation: 'updateProspectView',
  method: 'PUT',
  path: '/api/prospects/views/{id}',
  auth: 'prospects:write',
  summary: 'Modifier une vue',
  params,
  body: z.strictObject({
    name: viewFields.name.optional(),
    filters: viewFields.filters.optional(),
    columns: viewFields.columns.optional(),
    version,
  }),
  output: ViewAnswer,
  errors: ['conflict'],
});

export const deleteProspectView = route({
  operation: 'deleteProspectView',
  method: 'DELETE',
  path: '/api/prospects/views/{id}',
  auth: 'prospects:delete',
  summary: 'Supprimer une vue',
  params,
  output: z.object({ id: z.string() }),
});
