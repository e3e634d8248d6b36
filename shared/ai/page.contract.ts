import * as z from 'zod';
import { routes } from '../kernel/route.ts';
import { optionalLine, optionalText } from '../kernel/text.ts';
import { adReference } from './ad-reference.ts';
import { analysisLimits, pageLimits } from './ai.rules.ts';
import { PageGeneration } from './generation.ts';
import { toolFields } from './tool-fields.ts';

const route = routes('ai/page');

export const analyzeLandingPage = route({
  operation: 'analyzeLandingPage',
  method: 'POST',
  path: '/api/ai/analyze-landing-page',
  auth: 'ai:write',
  summary:
    'Analyser une page, par son adresse ou son HTML, seule ou face à l’annonce qui y mène, et garder l’analyse ; demande aussi ads:read pour une annonce',
  body: z
    .strictObject({
      ...toolFields,
      url: optionalLine(pageLimits.url),
      html: z.string().max(pageLimits.html).optional(),
      ...adReference,
      /** What leads to the page, when it is no ad of the library. */
      text: optionalText(analysisLimits.text),
    })
    .refine(({ url, html }) => (url === undefined) !== (html === undefined), {
      path: ['url'],
      message: 'Donnez soit url, soit html',
    })
    .refine(({ html }) => html === undefined || html.trim() !== '', {
      path: ['html'],
      message: 'Collez le HTML de la page',
    })
    .refine(({ adId, ad, text }) => [adId, ad, text].filter((one) => one !== undefined).length < 2, {
      path: ['ad'],
      message: 'Donnez une seule annonce\u00a0: adId, ad ou text',
    }),
  bodyLimit: pageLimits.body,
  output: z.object({ generation: PageGeneration }),
  errors: ['rate_limited', 'engine_unavailable', 'not_found', 'page_address_refused', 'page_unreachable'],
  idempotent: true,
});
