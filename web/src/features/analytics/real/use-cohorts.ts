import useSWR from 'swr';
import { getCohorts } from '../../../../../shared/analytics/cohorts.contract.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { beginningOf } from '../../../../../shared/rules/periods.ts';
import { request } from '../../../lib/request.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';

export type Cohorts = RouteOutput<typeof getCohorts>;

const daysOfAYear = 365;

/** Of the last twelve months, whatever the period of the page: deals take months to come. */
export function useCohorts(currency: string | null) {
  const { clientId } = useChosenClient();
  const to = parisDay();
  const query = {
    from: beginningOf('month', addDays(to, -daysOfAYear + 31)),
    to,
    ...(currency && { currency }),
    ...(clientId && { clientId: [clientId] }),
  };
  return useSWR([getCohorts.operation, query], () => request(getCohorts, { query }), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}
