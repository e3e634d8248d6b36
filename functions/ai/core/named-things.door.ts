import type { ai } from '../../../shared/ai/word.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { Brand } from './brand.entity.ts';
import { KeptBrief } from './brief.entity.ts';
import { Generation } from './generation.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof ai> = {
  generation: {
    permission: 'ai:read',
    fields: ['generationId', 'title'],
    read: (workspaceId, generationId) => Generation.get({ workspaceId, generationId }),
    nameOf: (Item) => {
      const { data } = Generation.parse({ Item });
      return data && { name: data.title, path: paths.generation(data.generationId) };
    },
  },
  brand: {
    permission: 'ai:read',
    fields: ['brandId', 'name'],
    read: (workspaceId, brandId) => Brand.get({ workspaceId, brandId }),
    nameOf: (Item) => {
      const { data } = Brand.parse({ Item });
      return data && { name: data.name, path: paths.brand(data.brandId) };
    },
  },
  brief: {
    permission: 'ai:read',
    fields: ['briefId', 'name'],
    read: (workspaceId, briefId) => KeptBrief.get({ workspaceId, briefId }),
    nameOf: (Item) => {
      const { data } = KeptBrief.parse({ Item });
      return data && { name: data.name, path: paths.brief(data.briefId) };
    },
  },
};
