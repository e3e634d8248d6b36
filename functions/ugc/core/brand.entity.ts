import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { PostalAddress } from '../../../shared/ugc/postal-address.ts';
import type { Sector } from '../../../shared/ugc/sectors.ts';
import { defineEntity } from '../../platform/db/client.ts';

/** What UGC knows of a client as an advertiser, beside what stands with that client. */
export const UgcBrand = defineEntity({
  model: { service: 'reclame', entity: 'ugcBrand', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    clientId: { type: 'string', required: true },
    sector: { type: CustomAttributeType<Sector>('string') },
    aiBrandId: { type: 'string' },
    /** The client has it as a text; this holds as long as it reads the same. */
    address: { type: CustomAttributeType<PostalAddress>('any') },
    updatedAt: { type: 'string', required: true },
    version: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['clientId'], casing: 'none' },
    },
  },
});
export type UgcBrandItem = EntityItem<typeof UgcBrand>;
