import * as z from 'zod';
import { boolParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { editedBrandFields, newBrandFields, UgcBrand } from './brand.ts';

const route = routes('ugc/brand');

const BrandAnswer = z.object({ brand: UgcBrand });

export const listUgcBrands = route({
  operation: 'listUgcBrands',
  method: 'GET',
  path: '/api/ugc/brands',
  auth: 'ugc:read',
  summary: 'Les annonceurs, par leur nom',
  query: z.object({
    q: z.string().trim().max(textLimits.query).optional(),
    /** Both without it. */
    archived: boolParam.optional(),
    ...pageQuery,
  }),
  output: z.object({ items: z.array(UgcBrand), nextCursor: z.string().nullable(), total: z.int() }),
});

export const createUgcBrand = route({
  operation: 'createUgcBrand',
  method: 'POST',
  path: '/api/ugc/brands',
  auth: 'ugc:write',
  summary: 'Créer un annonceur, qui est aussi un client de l’espace',
  body: z.strictObject(newBrandFields),
  output: BrandAnswer,
  status: 201,
  errors: ['client_name_taken', 'client_limit', 'not_found'],
  idempotent: true,
});

export const updateUgcBrand = route({
  operation: 'updateUgcBrand',
  method: 'PUT',
  path: '/api/ugc/brands/{id}',
  auth: 'ugc:write',
  summary: 'Compléter ou modifier un annonceur, l’archiver',
  params: z.object({ id: z.string().max(60) }),
  body: z.strictObject({ ...editedBrandFields, version: z.int().min(1) }),
  output: BrandAnswer,
  errors: ['conflict', 'client_name_taken', 'client_merging', 'not_found', 'brand_in_use'],
});
