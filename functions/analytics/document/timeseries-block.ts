import { blockTexts, curveColumns } from '../../../shared/analytics/block-texts.ts';
import type { DocumentBlock, ReportCell, ReportDocument } from '../../../shared/analytics/report-data.ts';
import { cellText, pointText } from '../../../shared/analytics/report-words.ts';
import { metricLabels } from '../../../shared/campaigns/metric-words.ts';
import { curve } from './curve.ts';
import { dataTable } from './data-table.ts';
import { type Html, html } from './html.ts';
import { scaleOf, tickText } from './scale.ts';

type Series = DocumentBlock & { type: 'timeseries' };
type About = Pick<ReportDocument, 'currency' | 'provisionalFrom'>;

/** A curve a measure, since two scales on one chart show whatever one likes; then all their figures. */
export function timeseriesBlock(block: Series, name: string, about: About): Html {
  const measures = block.points[0]?.cells.map(({ measure }) => measure) ?? [];
  const rows = block.points.map((point, at) => [
    pointText(point, block.granularity),
    ...point.cells.flatMap((cell, of) => {
      const then = block.previous?.[at]?.cells[of];
      return [cellText(cell, about.currency), ...(block.previous ? [then ? cellText(then, about.currency) : ''] : [])];
    }),
  ]);
  const labels = measures.map((measure) => metricLabels[measure]);
  const columns = curveColumns(block.granularity, labels, block.previous !== null);
  return html`${measures.map((measure, at) => chart(block, { measure, at }, about))}<details><summary>${blockTexts.showFigures}</summary>${dataTable({ name, columns, rows, isLong: true })}</details>`;
}

type Of = { measure: ReportCell['measure']; at: number };

function chart({ points, previous, granularity }: Series, { measure, at }: Of, about: About): Html {
  const values = points.map(({ cells }) => cells[at]?.value ?? null);
  const before = previous?.map(({ cells }) => cells[at]?.value ?? null) ?? null;
  const known = [...values, ...(before ?? [])].filter((value) => value !== null);
  const label = metricLabels[measure];
  if (known.length === 0) return html`<p class="missing">${blockTexts.notMeasured(label)}</p>`;
  const scale = scaleOf(known);
  const { provisionalFrom } = about;
  const { keys } = blockTexts;
  const moving = provisionalFrom === null ? -1 : points.findIndex(({ to }) => to >= provisionalFrom);
  const shown = (value: number) => cellText({ measure, value, reason: null }, about.currency);
  const own = values.filter((value) => value !== null);
  const said = own.length > 0 ? blockTexts.range(label, shown(Math.min(...own)), shown(Math.max(...own))) : label;
  const drawn = curve({ label: said, scale, values, before, movingFrom: moving < 0 ? null : moving });
  const ends = [points[0], points[Math.floor((points.length - 1) / 2)], points.at(-1)];
  const days = [...new Set(ends)].flatMap((point) =>
    point ? [html`<span>${pointText(point, granularity)}</span>`] : [],
  );
  const ticks = scale.ticks.toReversed().map((tick) => html`<span>${tickText(measure, tick, about.currency)}</span>`);
  return html`<figure><figcaption><b>${label}</b><span class="key">${keys.now}</span>${before && html`<span class="key past">${keys.past}</span>`}${moving >= 0 && html`<span class="key moving">${keys.moving}</span>`}</figcaption><div class="plot"><div class="ticks" aria-hidden="true">${ticks}</div>${drawn}<div class="days" aria-hidden="true">${days}</div></div></figure>`;
}
