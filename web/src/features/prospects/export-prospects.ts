import { exportProspects } from '../../../../shared/prospects/prospect.contract.ts';
import { handOverExport } from '../../components/hand-over-export.ts';
import { request } from '../../lib/request.ts';
import { queryOf } from './prospects-query.ts';

/** Hands over the prospects of a search as a file. */
export const exportFound = (asked: string): Promise<void> =>
  handOverExport('prospects', () => request(exportProspects, { query: queryOf(asked, new Date()) }));
