import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { pixelsOf } from './read-pixel.ts';
import { shownPixels } from './shown-pixels.ts';

export const handler = defineHandler(pixels.listMetaPixels, async (call) => {
  const { workspaceId } = call.actor;
  const { items, nextCursor } = await newestFirst(pageOf(call), await pixelsOf(workspaceId), ({ pixelId }) => pixelId);
  return { items: await shownPixels(workspaceId, items), nextCursor };
});
