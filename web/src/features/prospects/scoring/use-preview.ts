import { useDebouncedValue } from '@mantine/hooks';
import useSWR from 'swr';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { previewScoring, type Scoring } from '../../../../../shared/prospects/scoring.contract.ts';
import type { ScoringWeights } from '../../../../../shared/prospects/scoring.ts';
import { request } from '../../../lib/request.ts';

export type Preview = RouteOutput<typeof previewScoring>;

const patienceMs = 400;

/** What the rules being written would change, asked once one stops writing. */
export function usePreview(weights: ScoringWeights | null, { version, recomputing }: Scoring) {
  const written = weights && JSON.stringify(weights);
  const [asked] = useDebouncedValue(written, patienceMs);
  const { data, error, isValidating, mutate } = useSWR(
    asked ? ([previewScoring.operation, version, recomputing, asked] as const) : null,
    ([, , , text]) => request(previewScoring, { body: { weights: JSON.parse(text) } }),
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return {
    preview: data,
    error: error && !isValidating ? error : undefined,
    /** What is shown answers the rules before. */
    late: written !== asked || isValidating,
    retry: () => mutate(),
  };
}
