import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const drawings = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'shapes.json'), 'utf8')));

/** Drawn as something close. */
const alike: Record<string, string> = { ev: 'car', truck: 'van', backpack: 'bag' };

/** A product as a drawing in three colours, at most `size` wide and high, its middle at `x`, `y`. */
export function drawing(name: string, x: number, y: number, size: number, [a, b, c]: [string, string, string]): string {
  const shape = drawings[alike[name] ?? name];
  if (!shape) throw new Error(`No drawing of ${name}`);
  const colored = shape.replaceAll('$a', a).replaceAll('$b', b).replaceAll('$c', c);
  return `<g transform='translate(${Math.round(x - size / 2)} ${Math.round(y - size / 2)}) scale(${(size / 100).toFixed(2)})'>${colored}</g>`;
}
