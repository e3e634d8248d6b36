import type { BreakdownSort } from '../../../shared/analytics/figures.contract.ts';
import type { PartName } from '../../../shared/analytics/parts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { type Told, toldCampaigns } from '../core/told-campaigns.ts';
import { compareParts } from './part-order.ts';
import { figuresOfPart, toldParts } from './told-parts.ts';

/** What is found, taken apart by one or two keys, all parts with their figures, in order. */
export async function orderedParts(told: Told, by: readonly PartName[], sort: BreakdownSort) {
  const { parts, ...how } = await toldParts(by, told);
  return {
    ...how,
    ordered: parts.map((part) => ({ ...part, figures: figuresOfPart(part, told.figures) })).sort(compareParts(sort)),
  };
}

type Asked = Parameters<typeof toldCampaigns>[1] & { by: readonly PartName[]; sort: BreakdownSort };

/** The same for who asks, who must be let read what parts are called. */
export async function askedParts(
  reader: Reader,
  { by, sort, ...asked }: Asked,
  ahead?: Parameters<typeof toldCampaigns>[2],
) {
  if (by.includes('client') && !reader.permissions.has('clients:read')) throw new AppError('forbidden');
  const told = await toldCampaigns(reader, asked, ahead);
  return { told, ...(await orderedParts(told, by, sort)) };
}
