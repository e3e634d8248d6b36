import { paths } from '../../../shared/page-paths.ts';
import type { pixel } from '../../../shared/pixel/word.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { Pixel } from '../pixel/pixel.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof pixel> = {
  pixel: {
    permission: 'webhooks:read',
    fields: ['pixelId', 'name'],
    read: (workspaceId, pixelId) => Pixel.get({ workspaceId, pixelId }),
    nameOf: (Item) => {
      const { data } = Pixel.parse({ Item });
      return data && { name: data.name, path: paths.pixel(data.pixelId) };
    },
  },
};
