import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { requiredText } from '../kernel/text.ts';
import { analysisLimits } from './ai.rules.ts';
import { Brand, BrandSummary, brandFields, brandName, VoiceProfile } from './brand.ts';
import { brandLimits } from './brands.rules.ts';

const route = routes('ai/brands');

const id = z.string().max(60);
const params = z.object({ id });
const BrandAnswer = z.object({ brand: Brand });

export const createBrand = route({
  operation: 'createBrand',
  method: 'POST',
  path: '/api/ai/brands',
  auth: 'ai:write',
  summary: 'Créer une marque : sa voix, ses mots, ce qu’elle peut affirmer',
  body: z.strictObject({ name: brandName, ...brandFields }),
  bodyLimit: 500_000,
  output: BrandAnswer,
  status: 201,
  errors: ['brand_limit'],
  idempotent: true,
});

export const listBrands = route({
  operation: 'listBrands',
  method: 'GET',
  path: '/api/ai/brands',
  auth: 'ai:read',
  summary: 'Les marques, de la plus récente à la plus ancienne',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(BrandSummary), nextCursor: z.string().nullable() }),
});

export const getBrand = route({
  operation: 'getBrand',
  method: 'GET',
  path: '/api/ai/brands/{id}',
  auth: 'ai:read',
  summary: 'Lire une marque',
  params,
  output: BrandAnswer,
});

export const updateBrand = route({
  operation: 'updateBrand',
  method: 'PUT',
  path: '/api/ai/brands/{id}',
  auth: 'ai:write',
  summary: 'Modifier une marque',
  params,
  body: z.strictObject({ name: brandName.optional(), ...brandFields, version: z.int().min(1) }),
  bodyLimit: 500_000,
  output: BrandAnswer,
  errors: ['conflict'],
});

export const deleteBrand = route({
  operation: 'deleteBrand',
  method: 'DELETE',
  path: '/api/ai/brands/{id}',
  auth: 'ai:delete',
  summary: 'Supprimer une marque ; ses briefs et ses générations restent',
  params,
  output: z.object({ id: z.string() }),
});

export const measureBrandVoice = route({
  operation: 'measureBrandVoice',
  method: 'POST',
  path: '/api/ai/brands/{id}/voice',
  auth: 'ai:write',
  summary: 'Mesurer la voix d’une marque sur des textes, ou sur des annonces que vous voyez ; rien n’est gardé',
  params,
  body: z
    .strictObject({
      texts: z
        .array(requiredText(analysisLimits.text))
        .min(brandLimits.fewestTexts)
        .max(brandLimits.mostTexts)
        .optional(),
      adIds: z.array(id.min(1)).min(brandLimits.fewestTexts).max(brandLimits.mostTexts).optional(),
    })
    .refine(({ texts, adIds }) => (texts === undefined) !== (adIds === undefined), {
      path: ['texts'],
      message: 'Donnez soit texts, soit adIds',
    }),
  bodyLimit: 1_000_000,
  output: z.object({ profile: VoiceProfile }),
});
