import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { formatPercent } from '../../../lib/format.ts';

/** How many of the events of the day Meta can tie to someone, rounded down. */
export const reachableOf = ({ reachable24h }: Pixel): string =>
  reachable24h === null ? '—' : formatPercent(Math.floor(reachable24h * 100) / 100);
