import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** What proves a person beside their password. While it is being prepared it has an end; `User.secondFactorAt` says that it counts. */
export const SecondFactor = defineEntity({
  model: { service: 'reclame', entity: 'secondFactor', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    /** Secret of the authenticator. */
    sealedSecret: { type: 'string', required: true },
    /** The last step of thirty seconds whose code was taken: none is taken twice. */
    lastStep: { type: 'number', required: true },
    /** Hashes of the recovery codes that have not served. */
    recoveryKeys: { type: 'set', items: 'string' },
    preparedUntil: { type: 'string' },
    ttl: { type: 'number' },
  },
  indexes: {
    byUser: {
      pk: { field: 'pk', composite: ['userId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export type SecondFactorItem = EntityItem<typeof SecondFactor>;

/** What the secret of someone is sealed for. */
export const secretScope = ({ userId }: { userId: string }) => ({ purpose: 'second-factor', userId });
