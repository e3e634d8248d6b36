import { paths } from '../../../shared/page-paths.ts';
import { searched } from '../../../shared/webhooks/searched.ts';
import { bestNamed, type Finder } from '../../search/core/finder.door.ts';
import { webhooksOf } from '../webhook/read-webhook.ts';

/** Webhooks by their names and their servers, of fifty at most. */
export const finder: Finder = {
  permission: 'webhooks:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const all = await webhooksOf(workspaceId);
    return bestNamed(
      asked,
      all.map(({ webhookId: id, name, url }) => ({
        kind: 'webhook',
        id,
        title: name,
        more: new URL(url).host,
        path: paths.webhook(id),
      })),
    );
  },
};
