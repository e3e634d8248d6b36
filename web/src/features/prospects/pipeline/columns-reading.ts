import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { searchProspects } from '../../../../../shared/prospects/prospect.contract.ts';
import type { ProspectStatus } from '../../../../../shared/prospects/prospects.rules.ts';
import { request } from '../../../lib/request.ts';
import type { ProspectQuery } from '../prospects-query.ts';

type Found = RouteOutput<typeof searchProspects>;

/** What is found as a whole or, of a status, its first prospects. */
export type ColumnsReading = (query: ProspectQuery, status: ProspectStatus | undefined) => Promise<Found>;

/** Prospects of a column at first: somewhat more than most windows show. */
const firstOfColumn = 15;

/** One call for the counts and all columns: its answer serves each of them once, who asks again has it asked anew. */
export function createColumnsReading(): ColumnsReading {
  let asked = '';
  let served = new Set<ProspectStatus | undefined>();
  let answer: Promise<Found>;
  return async (query, status) => {
    const asking = JSON.stringify(query);
    if (asking !== asked || served.has(status)) {
      asked = asking;
      served = new Set();
      answer = request(searchProspects, { query: { ...query, limit: '1', perStatus: String(firstOfColumn) } });
    }
    served.add(status);
    const found = await answer;
    const column = status && found.columns?.find((one) => one.status === status);
    return column ? { ...found, items: column.items, nextCursor: column.nextCursor } : found;
  };
}
