import * as pixels from '../../../shared/pixel/pixel.contract.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pixelsOf } from './read-pixel.ts';
import { shownPixels } from './shown-pixels.ts';

export const handler = defineHandler(pixels.listMetaPixels, async ({ actor: { workspaceId }, query }) => {
  const scope = { owner: workspaceId, operation: 'listMetaPixels' };
  const { items, nextCursor } = await newestFirst(scope, query, await pixelsOf(workspaceId), ({ pixelId }) => pixelId);
  return { items: await shownPixels(workspaceId, items), nextCursor };
});
