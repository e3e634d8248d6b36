import { blockTexts, curveColumns } from '../../../../shared/analytics/block-texts.ts';
import type { DocumentBlock, ReportCell, ReportDocument } from '../../../../shared/analytics/report-data.ts';
import { cellText, pointText } from '../../../../shared/analytics/report-words.ts';
import { metricLabels } from '../../../../shared/campaigns/metric-words.ts';
import { inner, page, type Sheet } from '../../../platform/pdf/sheet.ts';
import { type Brand, colors } from '../../../platform/pdf/sheet-colors.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import { drawChart } from './chart.ts';
import { note } from './text-part.ts';

export type Series = DocumentBlock & { type: 'timeseries' };
type About = Pick<ReportDocument, 'currency' | 'provisionalFrom'>;

/** More points than are read under a curve: their figures stand at the end of the report. */
const fewPoints = 14;

export const isLong = ({ points }: Series): boolean => points.length > fewPoints;

/** A curve a measure, since two scales on one chart show whatever one likes; their figures under them where they are few. */
export function timeseriesPart(sheet: Sheet, block: Series, about: About, brand: Brand): void {
  for (const [at, measure] of measuresOf(block).entries()) {
    if (at > 0) sheet.doc.y += 14;
    curve(sheet, block, { measure, at, about, brand });
  }
  if (block.points.length === 0) return;
  sheet.doc.y += 10;
  if (isLong(block)) note(sheet, blockTexts.figuresAtEnd);
  else seriesTable(sheet, block, about.currency, brand);
}

const measuresOf = ({ points }: Series) => points[0]?.cells.map(({ measure }) => measure) ?? [];

type Of = { measure: ReportCell['measure']; at: number; about: About; brand: Brand };
const [headHeight, plotHeight] = [20, 150];

function curve(sheet: Sheet, block: Series, { measure, at, about, brand }: Of): void {
  const { points, previous, granularity } = block;
  const values = points.map(({ cells }) => cells[at]?.value ?? null);
  const before = previous?.map(({ cells }) => cells[at]?.value ?? null) ?? null;
  const label = metricLabels[measure];
  if ([...values, ...(before ?? [])].every((value) => value === null)) {
    note(sheet, blockTexts.notMeasured(label));
    return;
  }
  sheet.ensure(headHeight + plotHeight);
  const { y } = sheet.doc;
  const { provisionalFrom } = about;
  const moving = provisionalFrom === null ? -1 : points.findIndex(({ to }) => to >= provisionalFrom);
  const shown = (value: number) => cellText({ measure, value, reason: null }, about.currency);
  const own = values.filter((value) => value !== null);
  const alt = own.length > 0 ? blockTexts.range(label, shown(Math.min(...own)), shown(Math.max(...own))) : label;
  const ends = [...new Set([points[0], points[Math.floor((points.length - 1) / 2)], points.at(-1)])];
  sheet.tag(
    'Figure',
    () => {
      legend(sheet, { label, y, isCompared: before !== null, isMoving: moving >= 0 }, brand);
      const texts = ends.map((point) => (point ? pointText(point, granularity) : ''));
      const frame = { x: page.left, y: y + headHeight, width: inner, height: plotHeight };
      drawChart(
        sheet,
        {
          measure,
          values,
          before,
          movingFrom: moving < 0 ? null : moving,
          ends: texts,
          currency: about.currency,
          brand,
        },
        frame,
      );
    },
    { alt, bbox: [page.left, y, page.left + inner, y + headHeight + plotHeight] },
  );
  sheet.doc.y = y + headHeight + plotHeight;
}

type Legend = { label: string; y: number; isCompared: boolean; isMoving: boolean };

/** From the right: what the lines are. */
function legend(sheet: Sheet, { label, y, isCompared, isMoving }: Legend, brand: Brand): void {
  const { doc } = sheet;
  const { keys } = blockTexts;
  const style = { size: 8, color: colors.soft };
  sheet.line(label, { size: 9, strong: true, x: page.left, y });
  let right = page.left + inner;
  const key = (text: string, draw: (x: number) => void) => {
    const x = right - sheet.widthOf(text, style);
    sheet.line(text, { ...style, x, y: y + 1 });
    draw(x - 21);
    right = x - 21 - 14;
  };
  const middle = y + 6;
  if (isMoving) key(keys.moving, (x) => doc.rect(x, y + 2, 16, 8).fill(colors.track));
  if (isCompared)
    key(keys.past, (x) => {
      doc.dash(3, { space: 2.5 });
      doc
        .moveTo(x, middle)
        .lineTo(x + 16, middle)
        .lineWidth(1)
        .stroke(colors.before);
      doc.undash();
    });
  key(keys.now, (x) =>
    doc
      .moveTo(x, middle)
      .lineTo(x + 16, middle)
      .lineWidth(2)
      .stroke(brand.line),
  );
}

/** Every point of a curve, with what it is compared to. */
export function seriesTable(sheet: Sheet, block: Series, currency: string | null, brand: Brand): void {
  const { points, previous, granularity } = block;
  const labels = measuresOf(block).map((measure) => metricLabels[measure]);
  const rows = points.map((point, at) => ({
    cells: [
      pointText(point, granularity),
      ...point.cells.flatMap((cell, of) => {
        const then = previous?.[at]?.cells[of];
        return [cellText(cell, currency), ...(previous ? [then ? cellText(then, currency) : ''] : [])];
      }),
    ],
  }));
  const columns = curveColumns(granularity, labels, previous !== null);
  drawTable(sheet, { columns, rows }, brand.line);
}
