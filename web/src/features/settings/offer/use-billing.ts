import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { getBilling } from '../../../../../shared/billing/billing.contract.ts';
import type { Billing } from '../../../../../shared/billing/billing.ts';
import { changeBilling, refreshBilling } from '../../../../../shared/billing/changes.contract.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { isConflict } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useProfile } from '../../../lib/use-profile.ts';

type Change = RouteInput<typeof changeBilling>['body'];

/** What the workspace pays for; read again at the payment provider on the way back from its page. */
export function useBilling(mayRead: boolean | undefined) {
  const profile = useProfile();
  const [search, setSearch] = useSearchParams();
  const { data, error, mutate } = useSWR(mayRead ? getBilling.operation : null, () => request(getBilling));
  const comesBack = search.get('paiement') === 'fait';

  async function show(billing: Billing) {
    await mutate({ billing }, { revalidate: false });
    await profile.mutate();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way back
  useEffect(() => {
    if (!comesBack || !mayRead) return;
    request(refreshBilling)
      .then(({ billing }) => show(billing))
      // The event of the payment, or the night, tells it all the same.
      .catch(() => mutate())
      .finally(() => setSearch({ onglet: 'facturation' }, { replace: true }));
  }, [comesBack, mayRead]);

  return {
    billing: data?.billing,
    error: profile.error ?? error,
    reload: () => Promise.all([profile.mutate(), mutate()]),
    read: () => mutate(),
    change: async (body: Change) => {
      try {
        const { billing } = await request(changeBilling, { body });
        await show(billing);
      } catch (failure) {
        if (isConflict(failure)) await mutate();
        throw failure;
      }
    },
  };
}
export type BillingActs = Pick<ReturnType<typeof useBilling>, 'change' | 'read'>;
