import { type LimitName, limitLabels } from '../../../shared/billing/limits.ts';
import { gigabyte } from '../../../shared/kernel/plans.ts';
import { formatBytes, formatNumber } from './format.ts';

/** So much of a limit, as people read it. */
export const limitFigure = (limit: LimitName, count: number): string =>
  limit === 'storageGb' ? formatBytes(count * gigabyte) : formatNumber(count);

/** What a field for the number is called. */
export const limitField = (limit: LimitName): string =>
  limit === 'storageGb' ? `${limitLabels[limit]}, en Go` : limitLabels[limit];
