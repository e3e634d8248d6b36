import * as z from 'zod';
import { intParam } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText } from '../kernel/text.ts';
import {
  brandPurposes,
  longestFilmSeconds,
  mostDocumentBytes,
  mostUploadBytes,
  uploadPurposes,
  uploadTypes,
} from './upload.rules.ts';
import { Version } from './version.ts';

const route = routes('ugc/upload');

const id = z.string().max(60);
const params = z.object({ id });

const Upload = z.object({
  id: z.string(),
  purpose: z.enum([...uploadPurposes, ...brandPurposes]),
  name: z.string(),
  /** Bytes, of the file and of each part but the last. */
  size: z.int(),
  partSize: z.int(),
  partCount: z.int(),
  status: z.enum(['open', 'complete', 'refused']),
  expiresAt: z.string(),
});
const Part = z.object({ number: z.int(), url: z.string() });

export const createSpaceUpload = route({
  operation: 'createSpaceUpload',
  method: 'POST',
  path: '/api/ugc/space/uploads',
  auth: 'creator',
  summary: 'Commencer l’envoi d’un fichier, par parties de 8 Mo',
  body: z.strictObject({
    collaborationId: id,
    deliverableId: id.optional(),
    purpose: z.enum(uploadPurposes),
    name: lineText(200),
    size: z.int().min(1).max(mostUploadBytes),
    contentType: z
      .string()
      .max(60)
      .refine((type) => uploadTypes.includes(type)),
    aiDeclared: z.boolean().default(false),
  }),
  output: z.object({ upload: Upload, parts: z.array(Part) }),
  status: 201,
  errors: ['illegal_transition', 'upload_limit', 'version_limit', 'storage_full', 'file_refused'],
  idempotent: true,
});

export const getSpaceUpload = route({
  operation: 'getSpaceUpload',
  method: 'GET',
  path: '/api/ugc/space/uploads/{id}',
  auth: 'creator',
  summary: 'Où en est un envoi, et les adresses des parties qui manquent',
  params,
  query: z.object({ from: intParam({ min: 1, max: 10_000 }).default(1) }),
  output: z.object({ upload: Upload, received: z.array(z.int()), parts: z.array(Part) }),
});

export const completeSpaceUpload = route({
  operation: 'completeSpaceUpload',
  method: 'POST',
  path: '/api/ugc/space/uploads/{id}/complete',
  auth: 'creator',
  summary: 'Terminer un envoi\u00a0: le fichier est lu, puis remis au livrable',
  params,
  body: z.strictObject({
    /** What the browser that made the file knows of it, where the file does not say. */
    durationSeconds: z.number().min(0).max(longestFilmSeconds).optional(),
    posterUploadId: id.optional(),
    /** In place of what was said as it began. */
    aiDeclared: z.boolean().optional(),
  }),
  output: z.object({ upload: Upload, version: Version.nullable() }),
  status: 200,
  errors: ['illegal_transition', 'upload_incomplete', 'file_refused', 'version_limit', 'storage_full'],
});

export const deleteSpaceUpload = route({
  operation: 'deleteSpaceUpload',
  method: 'DELETE',
  path: '/api/ugc/space/uploads/{id}',
  auth: 'creator',
  summary: 'Abandonner un envoi',
  params,
  output: z.object({ id: z.string() }),
  errors: ['conflict'],
});

export const createUgcUpload = route({
  operation: 'createUgcUpload',
  method: 'POST',
  path: '/api/ugc/uploads',
  auth: 'ugc:commit',
  summary: 'Commencer l’envoi d’un contrat signé ailleurs, en PDF',
  body: z.strictObject({
    collaborationId: id,
    purpose: z.enum(brandPurposes),
    name: lineText(200),
    size: z.int().min(1).max(mostDocumentBytes),
    contentType: z.literal('application/pdf'),
  }),
  output: z.object({ upload: Upload, parts: z.array(Part) }),
  status: 201,
  errors: ['not_found', 'illegal_transition', 'dispute_open', 'upload_limit', 'storage_limit'],
  idempotent: true,
});

export const completeUgcUpload = route({
  operation: 'completeUgcUpload',
  method: 'POST',
  path: '/api/ugc/uploads/{id}/complete',
  auth: 'ugc:commit',
  summary: 'Terminer l’envoi d’un contrat signé ailleurs\u00a0: ses octets sont lus',
  params,
  body: z.strictObject({}),
  output: z.object({ upload: Upload }),
  status: 200,
  errors: ['not_found', 'conflict', 'upload_incomplete', 'file_refused', 'storage_limit'],
});
