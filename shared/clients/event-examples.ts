import { changedExample, madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { Client } from './client.ts';
import type { clients } from './word.ts';

const client: Client = {
  id: 'cli_01K53YT2V4X6Z8B0D2F4H6K8M0',
  name: 'Maison Rivière',
  logoUrl: null,
  color: 'teal',
  website: 'https://maison-riviere.example',
  industry: 'furniture',
  legal: {
    legalName: 'Maison Rivière SAS',
    siren: '732829320',
    vatNumber: 'FR44732829320',
    address: '12 rue des Tanneurs\n37000 Tours',
    signatoryName: 'Élise Rivière',
  },
  contacts: [{ name: 'Élise Rivière', email: 'elise@maison-riviere.example', role: 'Gérante' }],
  notes: null,
  archived: false,
  prospectId: null,
  mergingInto: null,
  counts: { boards: 0, followedAdvertisers: 0, prospects: 0, campaigns: 0 },
  ...madeExample,
};

export const eventExamples: EventExamples<typeof clients> = {
  'client.created': { client },
  'client.updated': { client: { ...client, ...changedExample, archived: true } },
  'client.deleted': { id: client.id },
};
