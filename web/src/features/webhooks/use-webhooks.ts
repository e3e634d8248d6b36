import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import {
  getWebhook,
  listWebhookEvents,
  listWebhooks,
  type Webhook,
} from '../../../../shared/webhooks/webhook.contract.ts';
import { request } from '../../lib/request.ts';

const healthEveryMs = 10_000;
const webhooksKey = listWebhooks.operation;
const webhookKey = (id: string) => [getWebhook.operation, id];

/** Every webhook of the workspace, as they fare: there are fewer than a page of them. */
export const useWebhooks = () =>
  useSWR(webhooksKey, async () => (await request(listWebhooks, { query: { limit: '100' } })).items, {
    refreshInterval: healthEveryMs,
  });

export const readWebhook = async (id: string): Promise<Webhook> =>
  (await request(getWebhook, { params: { id } })).webhook;

export function useWebhook(id: string) {
  const { cache } = useSWRConfig();
  const listed: Webhook[] | undefined = cache.get(webhooksKey)?.data;
  return useSWR(webhookKey(id), () => readWebhook(id), {
    fallbackData: listed?.find((webhook) => webhook.id === id),
    refreshInterval: healthEveryMs,
  });
}

/** What can be sent, with an example of each: it does not change while the page is open. */
export const useWebhookEvents = () =>
  useSWR(listWebhookEvents.operation, async () => (await request(listWebhookEvents)).items, {
    revalidateOnFocus: false,
  });

/** Puts a webhook that was written in place of the one that is shown, and has the list read again. */
export function useKeepWebhook() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (webhook: Webhook) => {
      void mutate(webhookKey(webhook.id), webhook, { revalidate: false });
      void mutate(webhooksKey);
    },
    [mutate],
  );
}

/** Takes away a webhook that is no more. */
export function useForgetWebhook() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (id: string) =>
      mutate<Webhook[]>(webhooksKey, (webhooks) => webhooks?.filter((webhook) => webhook.id !== id), {
        revalidate: false,
      }),
    [mutate],
  );
}
