import useSWR from 'swr';
import { getScoring, type Scoring } from '../../../../../shared/prospects/scoring.contract.ts';
import { request } from '../../../lib/request.ts';

/** Between two looks at a computation that runs. */
const lookMs = 2_000;

/** The published rules, looked at again as long as the scores follow. */
export function useScoring() {
  const { data, error, mutate } = useSWR(getScoring.operation, async () => (await request(getScoring)).scoring, {
    revalidateOnFocus: false,
    refreshInterval: (latest) => (latest?.recomputing ? lookMs : 0),
  });
  return {
    scoring: data,
    error: data ? undefined : error,
    reload: () => mutate(),
    keep: (latest: Scoring) => mutate(latest, { revalidate: false }),
  };
}
