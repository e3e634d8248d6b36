import type { ai } from '../../../shared/ai/word.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
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
};
