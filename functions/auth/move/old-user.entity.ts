import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** What a person of the first version has and keeps, beside their ids. */
export const keptAttributes = [
  'email',
  'passwordHash',
  'firstName',
  'lastName',
  'company',
  'role',
  'status',
  'sessionEpoch',
  'resetKey',
  'keyEpoch',
  'toldKeyEpoch',
  'emailProvenAt',
  'confirmKey',
  'createdAt',
  'updatedAt',
] as const;

/** A person as the version before stored them: in the one workspace that they had. */
export const OldUser = defineEntity({
  model: { service: 'reclame', entity: 'user', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    userId: { type: 'string', required: true },
    email: { type: 'string', required: true },
    passwordHash: { type: 'string', required: true },
    firstName: { type: 'string', required: true },
    lastName: { type: 'string', required: true },
    company: { type: 'string' },
    role: { type: ['admin', 'member'] as const, required: true },
    status: { type: ['active', 'suspended'] as const, required: true },
    sessionEpoch: { type: 'number', required: true },
    resetKey: { type: 'string' },
    keyEpoch: { type: 'number' },
    toldKeyEpoch: { type: 'number' },
    emailProvenAt: { type: 'string' },
    confirmKey: { type: 'string' },
    /** What of it the person of today has by now, as JSON: what differs was changed here since. */
    moved: { type: 'string' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['userId'], casing: 'none' },
    },
  },
});

export type OldUserItem = EntityItem<typeof OldUser>;
export type Kept = Partial<Pick<OldUserItem, (typeof keptAttributes)[number]>>;

export function keptOf(item: Kept): Kept {
  return Object.fromEntries(keptAttributes.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])));
}
