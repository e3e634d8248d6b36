import useSWR from 'swr';
import { getBlended } from '../../../../../shared/analytics/blended.contract.ts';
import { parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { granularities } from '../../../../../shared/rules/periods.ts';
import { periodIn, periodQueryOf } from '../../../lib/chosen-period.ts';
import { request } from '../../../lib/request.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { realNames } from './real-names.ts';

/** What the address asks for. */
export function useRealAsked() {
  const { params } = useUrlState();
  const may = useMay();
  const today = parisDay();
  return {
    today,
    period: periodIn(params, today),
    source: params.get(realNames.source) === 'crm' && may('prospects:read') ? ('crm' as const) : ('sales' as const),
    granularity: granularities.find((one) => one === params.get(realNames.granularity)) ?? 'day',
    currency: params.get(realNames.currency),
  };
}
export type RealAsked = ReturnType<typeof useRealAsked>;

/** Real sales beside what platforms claim; what was shown stays until the next comes. */
export function useBlended({ period, source, granularity, currency }: RealAsked) {
  const { clientId } = useChosenClient();
  const query = {
    ...periodQueryOf(period),
    source,
    granularity,
    ...(currency && { currency }),
    ...(clientId && { clientId: [clientId] }),
  };
  return useSWR(period.problem ? null : [getBlended.operation, query], () => request(getBlended, { query }), {
    keepPreviousData: true,
  });
}
