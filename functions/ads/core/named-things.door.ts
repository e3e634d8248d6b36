import type { ads } from '../../../shared/ads/word.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { FollowedAdvertiser } from '../watch/followed-advertiser.entity.ts';
import { SavedSearch } from '../watch/saved-search.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof ads> = {
  followedAdvertiser: {
    permission: 'ads:read',
    fields: ['advertiserId', 'name'],
    read: (workspaceId, followedId) => FollowedAdvertiser.get({ workspaceId, followedId }),
    nameOf: (Item) => {
      const { data } = FollowedAdvertiser.parse({ Item });
      return data && { name: data.name, path: paths.adsOf(data.advertiserId) };
    },
  },
  savedSearch: {
    permission: 'ads:read',
    fields: ['name'],
    read: (workspaceId, searchId) => SavedSearch.get({ workspaceId, searchId }),
    nameOf: (Item) => {
      const { data } = SavedSearch.parse({ Item });
      return data && { name: data.name, path: paths.ads };
    },
  },
};
