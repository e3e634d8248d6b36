import * as brands from '../../../shared/ai/brands.contract.ts';
import { voiceOf } from '../../../shared/rules/copy/voice.ts';
import { adBodies } from '../../ads/ad/ad-bodies.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countOrRefuse } from '../../platform/throttle/throttle.ts';
import { readBrand } from '../core/read-brand.ts';

/** Nothing is stored: who measures without end would only pay for processors. */
const limit = { name: 'measure-voice', max: 30, windowSeconds: 60 };

export const handler = defineHandler(brands.measureBrandVoice, async ({ actor, params: { id }, body }) => {
  await countOrRefuse(limit, actor.workspaceId);
  await readBrand(actor.workspaceId, id);
  if (body.texts) return { profile: voiceOf(body.texts) };
  if (!actor.permissions.has('ads:read')) throw new AppError('forbidden');
  return { profile: voiceOf(await adBodies(actor, body.adIds ?? [])) };
});
