import useSWRInfinite from 'swr/infinite';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { type Delivery, listWebhookDeliveries } from '../../../../../shared/webhooks/log.contract.ts';
import { request } from '../../../lib/request.ts';
import type { InputOf } from '../../../lib/send.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { urlNames } from '../webhooks-url.ts';

type Page = RouteOutput<typeof listWebhookDeliveries>;
type Filters = Pick<NonNullable<InputOf<typeof listWebhookDeliveries>['query']>, 'status' | 'event'>;

const everyMs = 2_500;
const pageSize = '25';

export type DeliveryLog = ReturnType<typeof useDeliveries>;

/** The log of a webhook under the filters of the address, a page after the other; read again as long as it is looked at. */
export function useDeliveries(webhookId: string) {
  const { params } = useUrlState();
  const status = params.get(urlNames.status);
  const event = params.get(urlNames.event);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite(
    (_, previous: Page | null) => {
      if (previous && !previous.nextCursor) return null;
      return [listWebhookDeliveries.operation, webhookId, status, event, previous?.nextCursor ?? null] as const;
    },
    ([, id, chosenStatus, chosenEvent, cursor]) => {
      // Any other value is refused in French by the API.
      const filters = { status: chosenStatus ?? undefined, event: chosenEvent ?? undefined } as Filters;
      const query = { ...filters, cursor: cursor ?? undefined, limit: pageSize };
      return request(listWebhookDeliveries, { params: { id }, query });
    },
    { refreshInterval: everyMs, revalidateAll: true },
  );
  return {
    /** Nothing while they are awaited. */
    deliveries: data && eachOnce(data),
    error: data ? undefined : error,
    filtered: status !== null || event !== null,
    reload: () => mutate(),
    more: data?.at(-1)?.nextCursor ? () => void setSize(size + 1) : undefined,
    reading: isValidating && size > (data?.length ?? 0),
  };
}

/** A delivery made meanwhile pushes another over the edge of its page. */
function eachOnce(pages: readonly Page[]): Delivery[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((delivery) => [delivery.id, delivery])).values()];
}
