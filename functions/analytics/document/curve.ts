import { type Html, html } from './html.ts';
import type { Scale } from './scale.ts';

const [width, height] = [1000, 240];

type Curve = {
  label: string;
  scale: Scale;
  values: readonly (number | null)[];
  /** Drawn behind, dashed. */
  before: readonly (number | null)[] | null;
  /** The place of the first point that may still move. */
  movingFrom: number | null;
};

/**
 * A curve that is drawn as wide as there is room: its lines keep their breadth, and no letter is in it. A day without a figure
 * is a gap, never nought.
 */
export function curve({ label, scale, values, before, movingFrom }: Curve): Html {
  const x = (at: number) => Math.round(values.length < 2 ? width / 2 : (at * width) / (values.length - 1));
  const y = (value: number) => Math.round(((scale.high - value) / (scale.high - scale.low)) * height);
  const points = (all: readonly (number | null)[]): Point[] =>
    all.slice(0, values.length).map((value, at) => (value === null ? null : { x: x(at), y: y(value) }));
  const lines = scale.ticks.map((tick) => `M0 ${y(tick)}H${width}`).join('');
  const own = points(values);
  const moving = movingFrom === null ? null : x(Math.max(movingFrom - 0.5, 0));
  return html`<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="${label}"><path class="grid" d="${lines}"/>${moving !== null && html`<rect class="moving" x="${moving}" width="${width - moving}" height="${height}"/>`}<path class="area" d="${areaUnder(own, y(0))}"/>${before && html`<path class="line past" d="${lineThrough(points(before))}"/>`}<path class="line" d="${lineThrough(own)}"/></svg>`;
}

type Point = { x: number; y: number } | null;

/** A point alone is a dot: a line of no length with round ends. */
const lineThrough = (points: readonly Point[]): string =>
  stretchesOf(points)
    .map((stretch) => `M${pathThrough(stretch)}${stretch.length === 1 ? 'h0' : ''}`)
    .join('');

const areaUnder = (points: readonly Point[], foot: number): string =>
  stretchesOf(points)
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => `M${stretch[0]?.x} ${foot}L${pathThrough(stretch)}V${foot}Z`)
    .join('');

const pathThrough = (stretch: readonly NonNullable<Point>[]): string =>
  stretch.map(({ x, y }) => `${x} ${y}`).join('L');

/** The points from gap to gap. */
function stretchesOf(points: readonly Point[]): NonNullable<Point>[][] {
  const stretches: NonNullable<Point>[][] = [];
  let isOpen = false;
  for (const point of points) {
    if (point && !isOpen) stretches.push([]);
    if (point) stretches.at(-1)?.push(point);
    isOpen = point !== null;
  }
  return stretches;
}
