import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { auditedWords, auditTypes } from '../journal/activity.contract.ts';
import { boolParam, listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';

const route = routes('admin/activity');

export const adminActorKinds = ['user', 'api_key', 'creator', 'provider', 'system'] as const;

const id = z.string().min(1).max(60);

/** A workspace's, or the one of what the platform itself does. */
const Chain = z.string().regex(/^(wks_[0-9A-Z]{26}|platform)$/, 'Choisissez un espace de travail, ou platform');

const AdminActivityLine = z.object({
  id: z.string(),
  at: z.string(),
  chain: z.string(),
  /** Null of the platform, and of a workspace that is gone. */
  workspaceName: z.string().nullable(),
  actor: z.object({ kind: z.enum(adminActorKinds), id: z.string(), name: z.string() }),
  impersonatorId: z.string().nullable(),
  type: z.string(),
  label: z.string(),
  /** What they did, after their name; `{}` stands for the thing, which is told by its id alone. */
  said: z.string(),
  entityId: z.string(),
  changed: z.array(z.string()),
  /** What people call these. */
  changedLabels: z.array(z.string()),
  values: z.array(z.object({ field: z.string(), label: z.string(), from: z.json(), to: z.json() })),
  ip: z.string().nullable(),
  hash: z.string(),
  /** Null as long as it is not sealed. */
  block: z.number().nullable(),
});
export type AdminActivityLine = z.infer<typeof AdminActivityLine>;

const period = { from: Day.optional(), to: Day.optional() };
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;
const disorder = { path: ['to'], message: 'La fin précède le début' };

export const listAdminActivity = route({
  operation: 'listAdminActivity',
  method: 'GET',
  path: '/api/admin/activity',
  auth: 'admin:activity',
  summary:
    'Le journal d’un espace de travail, ou de tous, du plus récent au plus ancien ; de tous, ce qui est scellé ; une page filtrée peut être vide sans être la dernière',
  query: z
    .object({
      ...pageQuery,
      workspaceId: Chain.optional(),
      actorId: id.optional(),
      impersonated: boolParam.optional(),
      type: listParam(z.enum(auditTypes)).optional(),
      word: z.enum(auditedWords).optional(),
      entityId: id.optional(),
      ip: id.optional(),
      ...period,
    })
    .refine(inOrder, disorder),
  output: z.object({ items: z.array(AdminActivityLine), nextCursor: z.string().nullable() }),
});

export const getActivityChain = route({
  operation: 'getActivityChain',
  method: 'GET',
  path: '/api/admin/activity/chain',
  auth: 'admin:activity',
  summary: 'L’état de la chaîne d’un espace de travail, ou de la plateforme, et ce que le journal peut filtrer',
  query: z.object({ workspaceId: Chain.default('platform') }),
  output: z.object({
    chain: z.string(),
    blocks: z.number(),
    lines: z.number(),
    /** Lines that are not sealed yet; a hundred at most. */
    pending: z.number(),
    sealedUntil: z.string().nullable(),
    headHash: z.string().nullable(),
    lastVerified: z.object({ at: z.string(), ok: z.boolean(), brokenAt: z.number().nullable() }).nullable(),
    anchors: z.array(z.object({ day: z.string(), headHash: z.string() })),
    words: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
});
export type ActivityChain = z.infer<typeof getActivityChain.output>;

export const exportAdminActivity = route({
  operation: 'exportAdminActivity',
  method: 'GET',
  path: '/api/admin/activity/export',
  auth: 'admin:activity',
  errors: ['not_found'],
  summary:
    'Une chaîne avec ses blocs et ses lignes, en NDJSON ; au-delà de 4 Mo, l’adresse d’un fichier, ou de quoi reprendre (resume) quand il n’est pas terminé. Sans période, la chaîne entière',
  query: z
    .object({
      workspaceId: Chain.default('platform'),
      ...period,
      /** An export that is not at its end, as an earlier call has answered it. */
      resume: z
        .string()
        .regex(/^upl_[0-9A-Z]{26}$/, 'Cet export n’existe plus')
        .optional(),
    })
    .refine(inOrder, disorder),
  output: z.union([
    z.string(),
    z.object({ url: z.string(), expiresAt: z.string() }),
    z.object({ resume: z.string(), lines: z.number() }),
  ]),
  contentType: 'application/x-ndjson',
});

export const mostNdjson = 900_000;
const notOne = 'Ce texte n’est pas l’export d’un journal, ou il en mêle plusieurs';
export const exportProblem = (line: string) => `${notOne}\u00a0: ${line}`;

export const verifyAdminActivity = route({
  operation: 'verifyAdminActivity',
  method: 'POST',
  path: '/api/admin/activity/verify',
  auth: 'admin:activity',
  summary: 'Vérifier une chaîne, ou comparer un export à ce que Réclame détient',
  body: z
    .strictObject({
      workspaceId: Chain.optional(),
      /** Where an earlier call stopped: `nextBlock`. */
      fromBlock: z.int().min(1).max(9_999_999_999).optional(),
      ndjson: z
        .string()
        .min(1)
        .refine((text) => new TextEncoder().encode(text).length <= mostNdjson, 'L’export dépasse 900\u00a0Ko')
        .optional(),
    })
    .refine(({ workspaceId, ndjson }) => (workspaceId === undefined) !== (ndjson === undefined), {
      path: ['workspaceId'],
      message: 'Choisissez un espace de travail, ou donnez un export',
    }),
  output: z.object({
    ok: z.boolean(),
    checked: z.number(),
    /** Ids of lines, a hundred of each at most. */
    altered: z.array(z.string()),
    missing: z.array(z.string()),
    unknown: z.array(z.string()),
    brokenAt: z.number().nullable(),
    /** Not null when the time of the call was up first. */
    nextBlock: z.number().nullable(),
  }),
});
export type ActivityVerification = z.infer<typeof verifyAdminActivity.output>;
