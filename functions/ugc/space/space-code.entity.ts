import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { CodePurpose } from '../../../shared/ugc/space.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

export type WaitingCode = { purpose: CodePurpose; codeKey: string; expiresAt: string };

/** The codes of a creator that wait, and how many wrong ones were typed since the last right one. */
export const SpaceCode = defineEntity({
  model: { service: 'reclame', entity: 'spaceCode', version: '1' },
  attributes: {
    creatorId: { type: 'string', required: true },
    codes: { type: CustomAttributeType<WaitingCode[]>('any'), required: true },
    wrong: { type: 'number', required: true },
    /** Raised by every write of the codes. */
    revision: { type: 'number', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    byCreator: {
      pk: { field: 'pk', composite: ['creatorId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type SpaceCodeItem = EntityItem<typeof SpaceCode>;
