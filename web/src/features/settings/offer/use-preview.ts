import useSWR from 'swr';
import { previewBilling } from '../../../../../shared/billing/changes.contract.ts';
import type { Offer } from '../../../../../shared/billing/plan-moves.ts';
import { request } from '../../../lib/request.ts';

/** What an offer would cost now, as the payment provider works it out; nothing is asked without one. */
export function usePreview(offer: Offer | null, version: number) {
  const { data, error } = useSWR(
    offer && [previewBilling.operation, offer.planCode, offer.interval, version],
    () => request(previewBilling, { body: offer as Offer }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return { preview: offer && !error ? data : undefined, error };
}
