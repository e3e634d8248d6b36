import { exportAnalytics } from '../../../shared/analytics/exports.contract.ts';
import { campaignsAhead } from '../../campaigns/list/asked-campaigns.door.ts';
import { exportedFile } from '../../platform/clients/exported-file.ts';
import { csvHead, csvLine } from '../../platform/csv.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { askedParts } from '../breakdown/ordered-parts.ts';
import { toldOverview } from '../overview/told-overview.ts';
import { toldSeries } from '../timeseries/told-series.ts';
import { type ExportedTable, overviewTable, partsTable, seriesTable } from './export-rows.ts';

type Asked = Call<typeof exportAnalytics>;
type Ahead = Parameters<typeof toldOverview>[2];

/** What a reading of the analysis tells, all of it, as a table: its text or, when that is too much for one answer, where to fetch it. */
export const handler = defineHandler(
  exportAnalytics,
  async (call, ahead) => {
    const { actor, query } = call;
    const { header, rows } = await tableOf(call, ahead);
    const separator = query.locale === 'fr' ? ';' : ',';
    const lines = [csvHead(header, separator)];
    for (const cells of rows) lines.push(csvLine(cells, separator));
    await write([audit(actor, { type: 'analytics.exported', entityId: actor.workspaceId })]);
    return exportedFile(Buffer.from(lines.join('')), { workspaceId: actor.workspaceId, name: `analytics-${query.of}` });
  },
  campaignsAhead,
);

async function tableOf({ actor, query }: Asked, ahead: Ahead): Promise<ExportedTable> {
  const { of, granularity, by = [], sort, locale, ...asked } = query;
  if (of === 'overview') return overviewTable(await toldOverview(actor, asked, ahead), locale);
  if (of === 'timeseries') return seriesTable(await toldSeries(actor, { ...asked, granularity }, ahead), locale);
  return partsTable(await askedParts(actor, { ...asked, by, sort }, ahead), by, locale);
}
