import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Industry } from '../../../shared/ads/ads.rules.ts';
import type { BoardColor } from '../../../shared/boards/boards.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

export const Client = defineEntity({
  model: { service: 'reclame', entity: 'client', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    clientId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    logoId: { type: 'string' },
    /** That are counted of its logo. */
    logoBytes: { type: 'number' },
    color: { type: CustomAttributeType<BoardColor>('string'), required: true },
    website: { type: 'string' },
    industry: { type: CustomAttributeType<Industry>('string') },
    legal: {
      type: 'map',
      properties: {
        legalName: { type: 'string' },
        siren: { type: 'string' },
        vatNumber: { type: 'string' },
        address: { type: 'string' },
        signatoryName: { type: 'string' },
      },
    },
    contacts: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          name: { type: 'string', required: true },
          email: { type: 'string' },
          role: { type: 'string' },
        },
      },
      required: true,
    },
    notes: { type: 'string' },
    archived: { type: 'boolean', required: true },
    prospectId: { type: 'string' },
    /** It is looked whether anything points to it, to remove it if nothing does: nothing is filed under it meanwhile. */
    removingAt: { type: 'string' },
    /** The client to which what points to it is being given. */
    mergedInto: { type: 'string' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['clientId'], casing: 'none' },
    },
  },
});

export type ClientItem = EntityItem<typeof Client>;
