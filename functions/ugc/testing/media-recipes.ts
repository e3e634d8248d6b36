import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { call } from '../../platform/testing/call.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { produced } from './deliverables.ts';
import { beginSigned, halfSigned, signedPdf } from './signed-elsewhere.ts';
import { begin, putParts, sent } from './uploads.ts';

const clip = readFileSync(join(import.meta.dirname, '..', 'media', 'testing', 'h264.mp4'));

/** A deliverable with one version, and a comment of the brand on it. */
export async function commented() {
  const one = await produced();
  const { creator, token, id, deliverableId } = one;
  const { data } = await sent(creator, clip, { collaborationId: id, deliverableId });
  const versionId = data.version?.id ?? '';
  const params = { id: deliverableId };
  const body = { versionId, atMs: 500, text: 'Plus près du produit' };
  const said = await call(deliverables.createUgcComment, { token, params, body });
  return { ...one, versionId, comment: said.data.comment };
}

export const mediaRecipes: Recipes<typeof uploads & typeof deliverables> = {
  createSpaceUpload: async () => {
    const { creator, workspaceId, id, deliverableId } = await produced();
    const place = { collaborationId: id, deliverableId, size: clip.length };
    return { workspaceId, act: () => begin(creator, place) };
  },
  completeSpaceUpload: async () => {
    const { creator, workspaceId, id, deliverableId } = await produced();
    const { data } = await begin(creator, { collaborationId: id, deliverableId, size: clip.length });
    await putParts(clip, data.parts);
    const params = { id: data.upload.id };
    return { workspaceId, act: () => call(uploads.completeSpaceUpload, { token: creator.token, params, body: {} }) };
  },
  deleteSpaceUpload: async () => {
    const { creator, workspaceId, id, deliverableId } = await produced();
    const { data } = await begin(creator, { collaborationId: id, deliverableId, size: clip.length });
    const params = { id: data.upload.id };
    return { workspaceId, act: () => call(uploads.deleteSpaceUpload, { token: creator.token, params }) };
  },
  createUgcUpload: async () => {
    const { token, workspaceId, id } = await halfSigned();
    return { workspaceId, act: () => beginSigned(token, id, signedPdf.length) };
  },
  completeUgcUpload: async () => {
    const { token, workspaceId, id } = await halfSigned();
    const { data } = await beginSigned(token, id, signedPdf.length);
    await putParts(signedPdf, data.parts);
    const params = { id: data.upload.id };
    return { workspaceId, act: () => call(uploads.completeUgcUpload, { token, params, body: {} }) };
  },
  updateUgcDeliverable: async () => {
    const { token, workspaceId, deliverableId } = await produced();
    const body = { adName: 'Sérum, accroche 2', version: 1 };
    return {
      workspaceId,
      act: () => call(deliverables.updateUgcDeliverable, { token, params: { id: deliverableId }, body }),
    };
  },
  createUgcComment: async () => {
    const { token, workspaceId, deliverableId, versionId } = await commented();
    const body = { versionId, text: 'Plus court' };
    return {
      workspaceId,
      act: () => call(deliverables.createUgcComment, { token, params: { id: deliverableId }, body }),
    };
  },
  updateUgcComment: async () => {
    const { token, workspaceId, deliverableId, comment } = await commented();
    const params = { id: deliverableId, commentId: comment.id };
    const body = { resolved: true, version: 1 };
    return { workspaceId, act: () => call(deliverables.updateUgcComment, { token, params, body }) };
  },
  createSpaceComment: async () => {
    const { creator, workspaceId, deliverableId, versionId, comment } = await commented();
    const body = { versionId, parentId: comment.id, text: 'C’est fait' };
    const params = { id: deliverableId };
    return { workspaceId, act: () => call(deliverables.createSpaceComment, { token: creator.token, params, body }) };
  },
};
