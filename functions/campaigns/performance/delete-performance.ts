import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { requiredField } from '../../../shared/kernel/validation-messages.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { performanceEvent } from '../core/campaign-events.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { quartersOf } from '../core/read-quarters.ts';
import { movedOrigins, type QuarterRows, readQuarterRows } from './quarter-rows.ts';
import { remainingDays } from './remaining-days.ts';
import { type FigureChange, type SeriesChange, turnMs, writeFigures } from './write-figures.ts';

type Deletion = Call<typeof performance.deletePerformance>;
/** Rows that this deletion has removed so far: when it reads again, they are gone. */
type Done = { removed: number };

/** Removes the rows of some days, of one ad alone where it is given. */
export const handler = defineHandler(performance.deletePerformance, (call) => {
  const done: Done = { removed: 0 };
  return withFreshReads(() => deleteOnce(call, done), turnMs);
});

async function deleteOnce({ actor, params: { id }, query }: Deletion, done: Done) {
  const before = await readCampaign(actor.workspaceId, id);
  const { from, to, adId } = query;
  if (!from || !to) throw invalidField('from', requiredField);
  const period = { from, to };
  const changes: SeriesChange[] = [];
  for (const quarter of quartersOf(period))
    changes.push(...changesOf(await readQuarterRows(before, quarter), period, adId));
  if (changes.length === 0 && done.removed === 0) return { removed: 0 };
  const { after, ads } = await remainingDays(before, changes);
  const now = new Date();
  const source = actor.apiKeyId ? 'key' : 'person';
  await writeFigures({
    before,
    // Until all are gone, they stand between the days where they stood.
    first: before,
    last: after,
    changes: [...changes, ...ads.map((ad): FigureChange => ({ ad }))],
    beside: [
      audit(actor, { type: 'performance.removed', entityId: id }, now),
      await performanceEvent(after, { ...period, created: 0, updated: 0, source }, now),
    ],
    onWritten: (some) => {
      for (const change of some) if ('series' in change) done.removed += change.dates.length;
    },
  });
  return { removed: done.removed };
}

function changesOf(rows: QuarterRows, { from, to }: Period, adId: string | undefined): SeriesChange[] {
  const changes: SeriesChange[] = [];
  for (const series of rows.series.values()) {
    if (adId !== undefined && series.adId !== adId) continue;
    const dates = [...series.days.keys()].filter((date) => date >= from && date <= to);
    if (dates.length === 0) continue;
    const gone = new Set(dates);
    const days = new Map([...series.days].filter(([date]) => !gone.has(date)));
    changes.push({ rows, dates, series: { ...series, days, origins: movedOrigins(series.origins, gone) } });
  }
  return changes;
}
