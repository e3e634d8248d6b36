import type { auth } from '../../../shared/auth/word.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { User } from '../../platform/identity/user.entity.ts';

/** What the log calls by name: whoever reads it may read who its people are. */
export const namedThings: NamedThings<typeof auth> = {
  user: {
    permission: 'team:manage',
    fields: ['firstName', 'lastName'],
    read: (_, userId) => User.get({ userId }),
    nameOf: (Item) => {
      const { data } = User.parse({ Item });
      return data && { name: fullNameOf(data), path: null };
    },
  },
};
