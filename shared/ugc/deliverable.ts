import * as z from 'zod';
import { deliverableLimits, deliverableRatios, deliverableStatuses, deliverableTypes } from './deliverable.rules.ts';
import { Version } from './version.ts';

const part = z.number().min(0).max(1);
/** In parts of the picture, from its left top. */
export const AreaShape = z.strictObject({ x: part, y: part, w: part, h: part });

const ms = z.int().min(0).max(86_400_000);
/** What a comment says, and of which moment or zone of which version. Milliseconds. */
export const newCommentFields = {
  versionId: z.string().max(60),
  atMs: ms.nullable().default(null),
  untilMs: ms.nullable().default(null),
  area: AreaShape.nullable().default(null),
  text: z.string().trim().min(1).max(deliverableLimits.commentText),
  parentId: z.string().max(60).nullable().default(null),
};

export const UgcCommentShape = z.object({
  id: z.string(),
  versionId: z.string(),
  atMs: z.int().nullable(),
  untilMs: z.int().nullable(),
  area: AreaShape.nullable(),
  text: z.string(),
  author: z.object({ kind: z.enum(['brand', 'creator']), name: z.string() }),
  /** Of the reader's own: they may change it, or take it away. */
  mine: z.boolean(),
  parentId: z.string().nullable(),
  resolvedAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.int(),
});
export type UgcCommentShown = z.infer<typeof UgcCommentShape>;

/** As lists show it: with its newest version alone. */
export const DeliverableSummary = z.object({
  id: z.string(),
  collaborationId: z.string(),
  campaignId: z.string(),
  brandId: z.string(),
  creatorId: z.string(),
  creatorName: z.string(),
  type: z.enum(deliverableTypes),
  label: z.string(),
  asked: z.object({ durationSeconds: z.int().nullable(), ratio: z.enum(deliverableRatios) }),
  status: z.enum(deliverableStatuses),
  /** Of the version that was approved. */
  approvedVersionId: z.string().nullable(),
  newest: Version.nullable(),
  openComments: z.int(),
  rightId: z.string().nullable(),
  linkedCampaignId: z.string().nullable(),
  adName: z.string().nullable(),
  updatedAt: z.string(),
  version: z.int(),
});

export const Deliverable = z.object({
  ...DeliverableSummary.omit({ newest: true }).shape,
  /** The first one first. */
  versions: z.array(Version),
  /** In the order of the film, then as they were written. */
  comments: z.array(UgcCommentShape),
});
export type Deliverable = z.infer<typeof Deliverable>;
