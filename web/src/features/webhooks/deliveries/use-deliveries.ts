import { listWebhookDeliveries } from '../../../../../shared/webhooks/log.contract.ts';
import { request } from '../../../lib/request.ts';
import type { InputOf } from '../../../lib/send.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../webhooks-url.ts';

type Filters = Pick<NonNullable<InputOf<typeof listWebhookDeliveries>['query']>, 'status' | 'event'>;

const everyMs = 2_500;
const pageSize = '25';

export type DeliveryLog = ReturnType<typeof useDeliveries>;

/** The log of a webhook under the filters of the address, a page after the other; read again as long as it is looked at. */
export function useDeliveries(webhookId: string) {
  const { params } = useUrlState();
  const status = params.get(urlNames.status);
  const event = params.get(urlNames.event);
  // Any other value is refused in French by the API.
  const filters = { status: status ?? undefined, event: event ?? undefined } as Filters;
  const { pages, error, reload, more, readingMore } = usePages(
    [listWebhookDeliveries.operation, webhookId, status, event],
    (cursor) =>
      request(listWebhookDeliveries, { params: { id: webhookId }, query: { ...filters, cursor, limit: pageSize } }),
    { refreshInterval: everyMs, revalidateAll: true },
  );
  return {
    /** Nothing while they are awaited. */
    deliveries: pages && itemsOf(pages),
    error: pages ? undefined : error,
    filtered: status !== null || event !== null,
    reload,
    more,
    reading: readingMore,
  };
}
