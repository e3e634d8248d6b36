import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { formatPercent } from '../../../lib/format.ts';

/** How many of the events of the day Meta can tie to someone; all only where it is all. */
export const reachableOf = ({ reachable24h }: Pixel): string =>
  reachable24h === null ? '—' : formatPercent(Math.min(reachable24h, reachable24h < 1 ? 0.99 : 1));
