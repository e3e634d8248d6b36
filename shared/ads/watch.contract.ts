import * as z from 'zod';
import { boolParam, listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import { textLimits } from '../kernel/text-limits.ts';
import { requiredField } from '../kernel/validation-messages.ts';

const route = routes('ads/watch');

const params = z.object({ id: z.string().max(60) });
const clientId = z.string().max(60).nullish();
const list = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export const FollowedAdvertiser = z.object({
  id: z.string(),
  advertiserId: z.string(),
  name: z.string(),
  country: z.string(),
  /** For whom it is followed. */
  clientId: z.string().nullable(),
  /** Read every day from the Meta Ad Library: its id is a Meta page. */
  synchronized: z.boolean(),
  lastSyncedAt: z.string().nullable(),
  /** What the last reading found. */
  startedAds: z.int(),
  stoppedAds: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type FollowedAdvertiser = z.infer<typeof FollowedAdvertiser>;

export const listFollowedAdvertisers = route({
  operation: 'listFollowedAdvertisers',
  method: 'GET',
  path: '/api/ads/followed-advertisers',
  auth: 'ads:read',
  summary: 'Les annonceurs suivis',
  /** `none` are those followed for no client. */
  query: z.object({ clientId: listParam(z.string().max(60)).optional(), ...pageQuery }),
  output: list(FollowedAdvertiser),
});

export const followAdvertiser = route({
  operation: 'followAdvertiser',
  method: 'POST',
  path: '/api/ads/followed-advertisers',
  auth: 'ads:write',
  summary: 'Suivre un annonceur',
  /** An advertiser by its id and name, by a name that the library knows, or by the address of its page. */
  body: z
    .strictObject({
      advertiserId: z
        .string()
        .regex(/^[\w-]{1,60}$/, 'Format invalide')
        .optional(),
      name: lineText(200).optional(),
      url: z
        .url({ protocol: /^https?$/, error: 'Adresse web attendue' })
        .max(2_000)
        .optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Code de pays attendu')
        .default('FR'),
      clientId,
    })
    .check(({ value, issues }) => {
      const { advertiserId, name, url } = value;
      const refuse = (path: string, message: string) =>
        issues.push({ code: 'custom', message, input: value, path: [path] });
      if (name === undefined && (url === undefined || advertiserId !== undefined)) refuse('name', requiredField);
      else if (name !== undefined && url !== undefined) refuse('url', 'Donnez soit un nom, soit une adresse');
    }),
  output: z.object({ followedAdvertiser: FollowedAdvertiser }),
  status: 201,
  errors: ['already_followed', 'followed_limit', 'advertiser_unknown', 'advertiser_unclear'],
  idempotent: true,
});

export const updateFollowedAdvertiser = route({
  operation: 'updateFollowedAdvertiser',
  method: 'PUT',
  path: '/api/ads/followed-advertisers/{id}',
  auth: 'ads:write',
  summary: 'Dire pour quel client un annonceur est suivi',
  params,
  body: z.strictObject({ clientId, version: z.int().min(1) }),
  output: z.object({ followedAdvertiser: FollowedAdvertiser }),
  errors: ['conflict'],
});

export const bulkFollowedAdvertisers = route({
  operation: 'bulkFollowedAdvertisers',
  method: 'POST',
  path: '/api/ads/followed-advertisers/bulk',
  auth: 'ads:write',
  summary: 'Ranger plusieurs annonceurs suivis chez un client',
  body: z.strictObject({ ids: z.array(params.shape.id).min(1).max(100), clientId: z.string().max(60).nullable() }),
  output: z.object({
    items: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string().nullable() })),
  }),
  errors: ['conflict'],
});

export const deleteFollowedAdvertiser = route({
  operation: 'deleteFollowedAdvertiser',
  method: 'DELETE',
  path: '/api/ads/followed-advertisers/{id}',
  auth: 'ads:delete',
  summary: 'Ne plus suivre un annonceur',
  params,
  output: z.object({ id: z.string() }),
});

export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** The search as its address says it: `q=crème&platform=facebook`. */
  query: z.string(),
  /** Counts the new ads that match, and tells of them each morning. */
  alert: z.boolean(),
  /** Ads that match and were not there when it was last looked at; null without alert. */
  newCount: z.int().nullable(),
  lastSeenAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const SavedSearchAnswer = z.object({ savedSearch: SavedSearch });
const query = z.string().max(2_000);

export const listSavedSearches = route({
  operation: 'listSavedSearches',
  method: 'GET',
  path: '/api/ads/saved-searches',
  auth: 'ads:read',
  summary: 'Les recherches enregistrées, avec ce qu’elles ont de nouveau',
  query: z.object({ ...pageQuery, alert: boolParam.optional() }),
  output: list(SavedSearch),
});

export const createSavedSearch = route({
  operation: 'createSavedSearch',
  method: 'POST',
  path: '/api/ads/saved-searches',
  auth: 'ads:write',
  summary: 'Enregistrer une recherche',
  body: z.strictObject({ name: lineText(textLimits.name), query, alert: z.boolean().default(false) }),
  output: SavedSearchAnswer,
  status: 201,
  errors: ['saved_search_limit'],
  idempotent: true,
});

export const updateSavedSearch = route({
  operation: 'updateSavedSearch',
  method: 'PUT',
  path: '/api/ads/saved-searches/{id}',
  auth: 'ads:write',
  summary: 'Renommer une recherche, changer son alerte, la marquer vue',
  params,
  body: z.strictObject({
    name: lineText(textLimits.name).optional(),
    query: query.optional(),
    alert: z.boolean().optional(),
    /** Starts counting new ads from now. */
    seen: z.literal(true).optional(),
    version: z.int().min(1),
  }),
  output: SavedSearchAnswer,
  errors: ['conflict'],
});

export const deleteSavedSearch = route({
  operation: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/api/ads/saved-searches/{id}',
  auth: 'ads:delete',
  summary: 'Supprimer une recherche enregistrée',
  params,
  output: z.object({ id: z.string() }),
});
