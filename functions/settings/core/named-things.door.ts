import { paths } from '../../../shared/page-paths.ts';
import type { settings } from '../../../shared/settings/word.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { ApiKey } from '../../platform/identity/api-key.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof settings> = {
  apiKey: {
    permission: 'settings:read',
    fields: ['name'],
    read: (workspaceId, apiKeyId) => ApiKey.get({ workspaceId, apiKeyId }),
    nameOf: (Item) => {
      const { data } = ApiKey.parse({ Item });
      return data && { name: data.name, path: paths.apiKeys };
    },
  },
};
