import type { LimitName } from '../../../../../shared/billing/limits.ts';
import { gigabyte } from '../../../../../shared/kernel/plans.ts';
import { formatBytes, formatNumber } from '../../../lib/format.ts';

/** So much of a limit, as people read it. */
export const limitFigure = (limit: LimitName, count: number): string =>
  limit === 'storageGb' ? formatBytes(count * gigabyte) : formatNumber(count);
