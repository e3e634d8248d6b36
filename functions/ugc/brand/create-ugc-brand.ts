import { createUgcBrand } from '../../../shared/ugc/brand.contract.ts';
import { addressText } from '../../../shared/ugc/postal-address.ts';
import { brandIsThere } from '../../ai/core/brand-is-there.door.ts';
import { makeIdentity } from '../../clients/core/identity.door.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { UgcBrand } from '../core/brand.entity.ts';
import { readBrand } from '../core/read-brand.ts';
import { shownBrand } from '../core/shown-brand.ts';

export const handler = defineHandler(createUgcBrand, (call) =>
  makeOnce(call, {
    make: async (mark) => {
      const { actor, body } = call;
      const { name, sector, aiBrandId, address, legalName, siren, vatNumber, signatoryName } = body;
      const now = new Date();
      const facts = { sector, aiBrandId, address: address ?? undefined, updatedAt: now.toISOString(), version: 1 };
      const legal = { legalName, siren, vatNumber, address: address ? addressText(address) : undefined, signatoryName };
      const said = Object.values(legal).some(Boolean) ? legal : undefined;
      const client = await makeIdentity(actor, { name, legal: said }, (clientId) => [
        put(UgcBrand.create({ workspaceId: actor.workspaceId, clientId, ...facts })),
        ...brandIsThere(actor.workspaceId, aiBrandId),
        audit(actor, { type: 'ugc_brand.created', entityId: clientId }, now),
        ...mark(clientId),
      ]);
      return { brand: shownBrand(client, facts) };
    },
    replay: async (id) => ({ brand: (await readBrand(call.actor.workspaceId, id)).brand }),
  }),
);
