import { paths } from '../../../shared/page-paths.ts';
import type { webhooks } from '../../../shared/webhooks/word.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { Webhook } from '../webhook/webhook.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof webhooks> = {
  webhook: {
    permission: 'webhooks:read',
    fields: ['webhookId', 'name'],
    read: (workspaceId, webhookId) => Webhook.get({ workspaceId, webhookId }),
    nameOf: (Item) => {
      const { data } = Webhook.parse({ Item });
      return data && { name: data.name, path: paths.webhook(data.webhookId) };
    },
  },
};
