import type { MetricName } from '../../../../shared/campaigns/metric-words.ts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';
import { type Brand, colors } from '../../../platform/pdf/sheet-colors.ts';
import { scaleOf, tickText } from '../scale.ts';

type Values = readonly (number | null)[];

export type Chart = {
  measure: MetricName;
  values: Values;
  /** Drawn behind, dashed. */
  before: Values | null;
  /** The place of the first point that may still move. */
  movingFrom: number | null;
  /** What stands under its first point, the one in its middle and the last. */
  ends: readonly string[];
  currency: string | null;
  brand: Brand;
};

export type Frame = { x: number; y: number; width: number; height: number };

const tick = { size: 7.5, color: colors.soft, tabular: true };
const days = 16;

/** A curve with its axes. A day without a figure is a gap, never nought. */
export function drawChart(sheet: Sheet, chart: Chart, frame: Frame): void {
  const { doc } = sheet;
  const { values, before, measure } = chart;
  const scale = scaleOf([...values, ...(before ?? [])].filter((value) => value !== null));
  const texts = scale.ticks.map((one) => tickText(measure, one, chart.currency));
  const axis = Math.max(...texts.map((text) => sheet.widthOf(text, tick))) + 8;
  const [left, right] = [frame.x + axis, frame.x + frame.width - 4];
  const [top, foot] = [frame.y + 5, frame.y + frame.height - days];
  const x = (at: number) =>
    values.length < 2 ? (left + right) / 2 : left + (at * (right - left)) / (values.length - 1);
  const y = (value: number) => top + ((scale.high - value) / (scale.high - scale.low)) * (foot - top);
  if (chart.movingFrom !== null) {
    const from = Math.max(left, x(chart.movingFrom - 0.5));
    doc.rect(from, top, right - from, foot - top).fill(colors.track);
  }
  for (const [at, one] of scale.ticks.entries()) {
    doc
      .moveTo(left, y(one))
      .lineTo(right, y(one))
      .lineWidth(0.6)
      .stroke(one === 0 ? colors.before : colors.rule);
    sheet.line(texts[at] ?? '', { ...tick, align: 'right', x: left - 7, y: y(one) - 4.5 });
  }
  const points = (all: Values) =>
    all.slice(0, values.length).map((value, at) => value !== null && { x: x(at), y: y(value) });
  const own = stretchesOf(points(values));
  areas(sheet, own, y(0), chart.brand.line);
  if (before) {
    doc.dash(3, { space: 2.5 });
    lines(sheet, stretchesOf(points(before)), 1, colors.before);
    doc.undash();
  }
  lines(sheet, own, 1.6, chart.brand.line);
  under(sheet, chart.ends, { left, right, middle: x(Math.floor((values.length - 1) / 2)), y: foot + 5 });
}

type Point = { x: number; y: number };

/** The points from gap to gap. */
function stretchesOf(points: readonly (Point | false)[]): Point[][] {
  const stretches: Point[][] = [];
  let isOpen = false;
  for (const point of points) {
    if (point && !isOpen) stretches.push([]);
    if (point) stretches.at(-1)?.push(point);
    isOpen = point !== false;
  }
  return stretches;
}

function areas({ doc }: Sheet, stretches: readonly Point[][], foot: number, color: string): void {
  for (const stretch of stretches) {
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (!first || !last || first === last) continue;
    doc.moveTo(first.x, foot);
    for (const { x, y } of stretch) doc.lineTo(x, y);
    doc.lineTo(last.x, foot).closePath().fillOpacity(0.1).fill(color).fillOpacity(1);
  }
}

/** A point alone is a dot. */
function lines({ doc }: Sheet, stretches: readonly Point[][], width: number, color: string): void {
  for (const [first, ...others] of stretches) {
    if (!first) continue;
    if (others.length === 0) {
      doc.circle(first.x, first.y, width).fill(color);
      continue;
    }
    doc.moveTo(first.x, first.y);
    for (const { x, y } of others) doc.lineTo(x, y);
    doc.lineWidth(width).lineJoin('round').lineCap('round').stroke(color);
  }
}

function under(
  sheet: Sheet,
  ends: readonly string[],
  { left, right, middle, y }: Record<'left' | 'right' | 'middle' | 'y', number>,
) {
  const [first = '', ...others] = ends;
  const last = others.at(-1);
  const between = others.length > 1 ? others[0] : undefined;
  sheet.line(first, { ...tick, x: left, y });
  if (between !== undefined) sheet.line(between, { ...tick, x: middle - sheet.widthOf(between, tick) / 2, y });
  if (last !== undefined) sheet.line(last, { ...tick, align: 'right', x: right, y });
}
