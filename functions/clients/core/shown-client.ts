import type { Client as ShownClient } from '../../../shared/clients/client.ts';
import type { ClientItem } from './client.entity.ts';
import { logoUrlOf } from './logo-url.door.ts';

export const noCounts: ShownClient['counts'] = { boards: 0, followedAdvertisers: 0, prospects: 0, campaigns: 0 };

/** A client as people and servers read it; `counts` are what points to it. */
export const shownClient = (item: ClientItem, counts: ShownClient['counts']): ShownClient => ({
  id: item.clientId,
  name: item.name,
  logoUrl: logoUrlOf(item),
  color: item.color,
  website: item.website ?? null,
  industry: item.industry ?? null,
  legal: item.legal
    ? {
        legalName: item.legal.legalName ?? null,
        siren: item.legal.siren ?? null,
        vatNumber: item.legal.vatNumber ?? null,
        address: item.legal.address ?? null,
        signatoryName: item.legal.signatoryName ?? null,
      }
    : null,
  contacts: item.contacts.map(({ name, email, role }) => ({ name, email: email ?? null, role: role ?? null })),
  notes: item.notes ?? null,
  archived: item.archived,
  prospectId: item.prospectId ?? null,
  mergingInto: item.mergedInto ?? null,
  counts,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
  version: item.version,
});
