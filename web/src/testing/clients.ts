import type { Client } from '../../../shared/clients/client.ts';

export const aClient = (changes: Partial<Client> = {}): Client => ({
  id: 'cli_1',
  name: 'Maison Rivière',
  logoUrl: null,
  color: 'teal',
  website: null,
  industry: 'furniture',
  legal: null,
  contacts: [],
  notes: null,
  archived: false,
  prospectId: null,
  mergingInto: null,
  counts: { boards: 0, followedAdvertisers: 0, prospects: 0, campaigns: 0 },
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  version: 1,
  ...changes,
});
