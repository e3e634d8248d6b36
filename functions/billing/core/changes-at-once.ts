import { countsAtOnce, type Offer, perMonth } from '../../../shared/billing/plan-moves.ts';
import { findPlan } from '../../platform/plans/plan-versions.ts';

/** Whether a change counts at once, by what both plans cost now. */
export async function changesAtOnce(from: Offer, to: Offer): Promise<boolean> {
  const sized = async (offer: Offer) => ({ ...offer, perMonth: perMonth((await findPlan(offer.planCode))?.prices) });
  return countsAtOnce(await sized(from), await sized(to));
}
