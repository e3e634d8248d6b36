import { brandGaps } from '../../../shared/rules/ugc/brand-complete.ts';
import type { UgcBrand as ShownBrand } from '../../../shared/ugc/brand.ts';
import { addressText, type PostalAddress, readAddress } from '../../../shared/ugc/postal-address.ts';
import type { ClientIdentity } from '../../clients/core/identity.door.ts';
import type { UgcBrandItem } from './brand.entity.ts';

type Facts = Omit<UgcBrandItem, 'workspaceId' | 'clientId'>;

export const noFacts: Facts = { updatedAt: '', version: 0 };

/** The address in its parts: as it was given, unless the client's text was changed since. */
function addressOf({ legal }: ClientIdentity, { address }: Facts): PostalAddress | null {
  const text = legal?.address;
  if (!text) return null;
  return address && addressText(address) === text ? address : readAddress(text);
}

/** An advertiser as people read it. Its version counts the changes of the client and of what UGC keeps beside it. */
export function shownBrand(client: ClientIdentity, facts: Facts = noFacts): ShownBrand {
  const party = {
    legalName: client.legal?.legalName ?? null,
    siren: client.legal?.siren ?? null,
    vatNumber: client.legal?.vatNumber ?? null,
    address: addressOf(client, facts),
    signatoryName: client.legal?.signatoryName ?? null,
    sector: facts.sector ?? client.industry ?? null,
  };
  return {
    id: client.clientId,
    name: client.name,
    aiBrandId: facts.aiBrandId ?? null,
    ...party,
    complete: brandGaps(party).length === 0,
    archived: client.archived,
    createdAt: client.createdAt,
    updatedAt: facts.updatedAt > client.updatedAt ? facts.updatedAt : client.updatedAt,
    version: client.version + facts.version,
  };
}
