import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { StructuredOutput } from '../../../shared/ai/models.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';

type ModelServerSettings = {
  baseUrl: string;
  model: string;
  structuredOutput: StructuredOutput;
  useByDefault: boolean;
  monthlyTokenLimit: number | null;
  shareLibraryAds: boolean;
};

/** An outer service that a workspace has connected, with its secret, sealed. */
export const Integration = defineEntity({
  model: { service: 'reclame', entity: 'integration', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    name: { type: ['meta', 'ai'] as const, required: true },
    /** Empty where the service asks for none, or once it was forgotten. */
    sealedToken: { type: 'string', required: true },
    /** The end of the token, to recognise it by. */
    hint: { type: 'string', required: true },
    /** Of a server of models. */
    server: { type: CustomAttributeType<ModelServerSettings>('any') },
    /** The address of who connected it was proven by then. */
    proven: { type: 'boolean' },
    /** When its secret was forgotten because that was not so: it is connected no more. */
    disconnectedAt: { type: 'string' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['name'], casing: 'none' },
    },
    byName: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['name'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['workspaceId'], casing: 'none' },
    },
  },
});

export type IntegrationItem = EntityItem<typeof Integration>;

export const isConnected = ({ disconnectedAt }: IntegrationItem): boolean => disconnectedAt === undefined;
