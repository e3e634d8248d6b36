import type { Delivery } from '../../../../../shared/webhooks/log.contract.ts';
import { isRecord } from '../../../lib/is-record.ts';

/** What the thing that a delivery tells of is called; null where what was sent does not say. */
export function thingName({ payload }: Delivery): string | null {
  for (const thing of Object.values(payload?.data ?? {})) {
    const name = isRecord(thing) ? nameOf(thing) : null;
    if (name) return name;
  }
  return null;
}

/** A person by theirs, else the company; an ad by its advertiser; a file by its own. */
function nameOf({ firstName, lastName, company, name, label, title, ad }: Record<string, unknown>): string | null {
  const person = [firstName, lastName].filter(isSaid).join(' ');
  const advertiser = isRecord(ad) && isRecord(ad.advertiser) ? ad.advertiser.name : null;
  return [person, company, name, label, title, advertiser].find(isSaid) ?? null;
}

const isSaid = (text: unknown): text is string => typeof text === 'string' && text !== '';
