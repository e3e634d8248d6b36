import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { formatNumber } from '../../../lib/format.ts';

/** How many of the events of the day Meta can tie to someone. */
export const reachableOf = ({ reachable24h, events24h }: Pixel): string =>
  reachable24h === null ? '—' : `${formatNumber(Math.round(reachable24h * events24h))} sur ${formatNumber(events24h)}`;
