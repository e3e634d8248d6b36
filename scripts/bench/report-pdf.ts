import { loadavg } from 'node:os';
import { reportPdf } from '../../functions/analytics/document/report-pdf.ts';
import { aDocument } from '../../functions/analytics/testing/report-document.ts';
import { printTable } from './figures.ts';
import { shownTimes, timed } from './timed.ts';

/** The PDF of twelve blocks, two of each kind, and of as many curves of 28 days with their figures. */
export async function benchReportPdf(): Promise<void> {
  const curves = aDocument.blocks.filter(({ type }) => type === 'timeseries');
  const documents = {
    'two of each kind': [...aDocument.blocks, ...aDocument.blocks],
    'twelve curves': Array.from({ length: 12 }, () => curves).flat(),
  };
  const rows: Record<string, string | number>[] = [];
  for (const [name, blocks] of Object.entries(documents)) {
    const make = () => reportPdf({ ...aDocument, blocks });
    const times = await timed(make, 10);
    rows.push({ name, ...shownTimes(times), KB: Math.round((await make()).length / 1000) });
  }
  printTable(`PDF of 12 blocks, in ms (goals: 1,000 ms, 1,000 KB; load ${loadavg()[0]?.toFixed(1)})`, rows);
}
