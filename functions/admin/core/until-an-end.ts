import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';

type Ends = Pick<WorkspaceItem, 'trialEndsAt' | 'paidUntil'>;

/**
 * What follows from the offer of a workspace, as it was read, and from the clock: worked out again only once one of its ends has
 * passed. A search asks it of every workspace there is.
 */
export function untilAnEnd<Offer extends Ends, Found>(work: (offer: Offer, now: Date) => Found) {
  const kept = new WeakMap<Offer, { found: Found; from: number; until: number }>();
  return (offer: Offer, now: Date): Found => {
    const at = now.getTime();
    const known = kept.get(offer);
    if (known && known.from <= at && at < known.until) return known.found;
    const ends = [offer.trialEndsAt, offer.paidUntil].map((end) => Date.parse(end ?? '')).filter((end) => end > at);
    const found = work(offer, now);
    kept.set(offer, { found, from: at, until: Math.min(...ends) });
    return found;
  };
}
