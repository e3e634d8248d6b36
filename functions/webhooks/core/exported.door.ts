import { type ExportedWord, pagesOf } from '../../platform/exported.ts';
import { shownWebhooks } from '../webhook/shown-webhook.ts';
import { Webhook } from '../webhook/webhook.entity.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'webhooks',
      entities: ['webhook', 'webhookHealth', 'webhookHour'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Webhook.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => shownWebhooks(workspaceId, items),
        ),
    },
  ],
};
