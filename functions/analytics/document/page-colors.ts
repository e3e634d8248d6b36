import { inkOn, standingOut } from '../../../shared/kernel/contrast.ts';

/** Of a report that has no colour of its own. */
const plain = '#2b2824';
const grounds = { light: '#ffffff', dark: '#1f1d1a' };

/** The client's colour as a ground, with what is written on it, and as a line that stands out by day and by night. */
export function pageColors(color: string | null): string {
  const brand = color ?? plain;
  const line = (ground: string) => standingOut(brand, ground, 3.2);
  return `:root{--brand:${brand};--on-brand:${inkOn(brand)};--line:${line(grounds.light)}}@media screen and (prefers-color-scheme:dark){:root{--line:${line(grounds.dark)}}}`;
}
