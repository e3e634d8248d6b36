import useSWR from 'swr';
import { getUgcStats } from '../../../../../shared/ugc/stats.contract.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import type { Measured } from './measured-facts.ts';

/** What the ads made of their films brought in this workspace, by creator; of nobody for who may not read campaigns. */
export function useMeasured(): ReadonlyMap<string, Measured> {
  const { data } = useSWR(useMay()('campaigns:read') ? [getUgcStats.operation, 'creators'] : null, () =>
    request(getUgcStats, { query: {} }),
  );
  const creators = data?.byCreator ?? [];
  return new Map(creators.flatMap(({ creatorId, measured }) => (measured ? [[creatorId, measured] as const] : [])));
}
