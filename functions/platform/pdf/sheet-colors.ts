import { inkOn, standingOut } from '../../../shared/kernel/contrast.ts';

/** Of a report on paper. */
export const colors = {
  paper: '#ffffff',
  ink: '#1d1b19',
  soft: '#5f5a52',
  rule: '#e4dfd6',
  track: '#ece8e0',
  sunk: '#faf8f4',
  good: '#1a6b43',
  bad: '#b32d12',
  before: '#8a8377',
} as const;

/** Of a report that has no colour of its own. */
const plain = '#2b2824';

export type Brand = { ground: string; ink: string; line: string };

/** The client's colour as a ground, what is written on it, and as a line that stands out from paper. */
export function brandOf(color: string | null): Brand {
  const ground = color ?? plain;
  return { ground, ink: inkOn(ground), line: standingOut(ground, colors.paper, 3.2) };
}
