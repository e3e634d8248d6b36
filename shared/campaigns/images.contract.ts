import * as z from 'zod';
import { uploadAnswer, uploadRequest } from '../imports/import-run.ts';
import { routes } from '../kernel/route.ts';
import { campaignLimits as limits } from './campaigns.rules.ts';
import { adImageProblems } from './messages.ts';

const route = routes('campaigns/images');

const params = z.object({ id: z.string().max(60) });
const adId = z.string().trim().min(1).max(100);

export const createAdImageUpload = route({
  operation: 'createAdImageUpload',
  method: 'POST',
  path: '/api/campaigns/image-uploads',
  auth: 'campaigns:write',
  summary: 'Préparer l’envoi direct de l’image d’une publicité',
  body: uploadRequest.extend({
    size: z.int().min(1).max(limits.imageBytes, adImageProblems.notAnImage),
    contentType: z.enum(['image/png', 'image/jpeg', 'image/webp'], adImageProblems.notAnImage),
  }),
  output: uploadAnswer,
  status: 201,
  idempotent: true,
});

function checkEachOnce({ value, issues }: { value: string[]; issues: object[] }): void {
  const at = value.findIndex((one, place) => value.indexOf(one) < place);
  if (at >= 0) issues.push({ code: 'custom', path: [at], message: adImageProblems.adTwice, input: value });
}

export const updateAdImages = route({
  operation: 'updateAdImages',
  method: 'PUT',
  path: '/api/campaigns/{id}/ad-images',
  auth: 'campaigns:write',
  summary: 'Donner une image à des publicités, ou retirer celle qu’une personne leur a donnée',
  params,
  body: z.strictObject({
    adIds: z.array(adId).min(1).max(limits.imageAds).check(checkEachOnce),
    /** The same image for all of them; null removes it, and the platform's shows again. */
    uploadId: z.string().min(1).max(60).nullable(),
  }),
  output: z.object({ items: z.array(z.object({ adId: z.string(), imageUrl: z.string().nullable() })) }),
  errors: ['upload_missing', 'conflict', 'storage_limit'],
});

export const listAdNames = route({
  operation: 'listAdNames',
  method: 'GET',
  path: '/api/campaigns/{id}/ad-names',
  auth: 'campaigns:read',
  summary: 'Les noms de toutes les publicités d’une campagne, pour leur donner des images',
  params,
  output: z.object({
    /** Five hundred at most, by name. */
    items: z.array(z.object({ adId: z.string(), name: z.string(), hasOwnImage: z.boolean() })),
  }),
});
