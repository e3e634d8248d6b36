import { paths } from '../../../shared/page-paths.ts';
import { searched } from '../../../shared/pixel/searched.ts';
import { bestNamed, type Finder } from '../../search/core/finder.door.ts';
import { pixelsOf } from '../pixel/read-pixel.ts';

/** Pixels by their names and Meta's numbers, of twenty at most. */
export const finder: Finder = {
  permission: 'webhooks:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const all = await pixelsOf(workspaceId);
    return bestNamed(
      asked,
      all.map(({ pixelId: id, name, metaPixelId }) => ({
        kind: 'pixel',
        id,
        title: name,
        more: metaPixelId,
        path: paths.pixel(id),
      })),
    );
  },
};
