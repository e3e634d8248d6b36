import * as exportsContract from '../../../shared/campaigns/exports.contract.ts';
import { exportProblems } from '../../../shared/campaigns/messages.ts';
import { mostRecords } from '../../../shared/imports/import-run.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { counters } from '../../../shared/rules/counters.ts';
import { countsAt } from '../../../shared/rules/quarter-columns.ts';
import { invalidField } from '../../platform/app-error.ts';
import { exportedFile } from '../../platform/clients/exported-file.ts';
import { csvHead, csvLine } from '../../platform/csv.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { quartersOf } from '../core/read-quarters.ts';
import { askedCampaigns } from '../list/asked-campaigns.door.ts';
import { askedPeriods } from '../performance/asked-period.ts';
import { readAds } from '../performance/read-ads.door.ts';
import { rowsIn } from '../performance/rows-in.ts';
import { type ExportLine, exportTable } from './export-lines.ts';

type Export = Call<typeof exportsContract.exportCampaigns>;
type Lines = { lines: AsyncIterable<ExportLine> | Iterable<ExportLine>; currencies: string[] };

const linesAPiece = 5_000;

/** Figures as a table: its text or, when that is too much for one answer, where to fetch it. */
export const handler = defineHandler(exportsContract.exportCampaigns, async (call) => {
  const { workspaceId } = call.actor;
  const { campaignId, locale } = call.query;
  const { lines, currencies } = campaignId ? await ofCampaign(call, campaignId) : await ofList(call);
  const [currency = null, ...others] = currencies;
  const table = exportTable(locale, {
    withAds: campaignId !== undefined,
    currency: others.length > 0 ? null : currency,
  });
  // Piece by piece: half a million lines are held as bytes, not as texts.
  const pieces = [Buffer.from(csvHead(table.header, table.separator))];
  let [texts, count]: [string[], number] = [[], 0];
  for await (const line of lines) {
    if (++count > mostRecords) throw invalidField('from', exportProblems.tooManyLines(mostRecords));
    texts.push(csvLine(table.cells(line), table.separator));
    if (texts.length >= linesAPiece) texts = flushed(pieces, texts);
  }
  flushed(pieces, texts);
  await write([audit(call.actor, { type: 'campaigns.exported', entityId: campaignId ?? workspaceId })]);
  return exportedFile(Buffer.concat(pieces), { workspaceId, name: 'campagnes' });
});

function flushed(pieces: Buffer[], texts: string[]): string[] {
  pieces.push(Buffer.from(texts.join('')));
  return [];
}

/** The days of the campaigns that filters find. */
async function ofList({ actor, query }: Export): Promise<Lines> {
  const { campaignId: _, locale: __, sort: ___, ...asked } = query;
  const { found, figures } = await askedCampaigns(actor, asked);
  const named = [...found].sort((a, b) => a.name.localeCompare(b.name, 'fr') || (a.campaignId < b.campaignId ? -1 : 1));
  function* lines(): Generator<ExportLine> {
    for (const campaign of named)
      for (const { quarter, columns, places } of figures.get(campaign.campaignId)?.quarters ?? [])
        for (let day = places[0]; day <= places[1]; day++) {
          const counts = countsAt(columns, day, counters);
          if (Object.keys(counts).length > 0) yield { campaign, date: addDays(quarter, day), counts };
        }
  }
  return { lines: lines(), currencies: [...new Set(found.map(({ currency }) => currency))] };
}

/** The rows of one campaign as they were written, by day, ad and segment. */
async function ofCampaign({ actor, query }: Export, campaignId: string): Promise<Lines> {
  const campaign = await readCampaign(actor.workspaceId, campaignId);
  const ads = new Map((await readAds(campaign)).map((ad) => [ad.adId, ad]));
  const { period } = askedPeriods(campaign, query);
  async function* lines(): AsyncGenerator<ExportLine> {
    for (const quarter of quartersOf(period)) {
      const rows: ExportLine[] = [];
      for await (const { date, counts, adId, segment } of rowsIn(campaign, { quarter }, period))
        rows.push({ campaign, date, counts, ad: adId === null ? undefined : ads.get(adId), segment });
      yield* rows.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    }
  }
  return { lines: lines(), currencies: [campaign.currency] };
}
