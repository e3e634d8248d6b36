import { expect, it } from 'vitest';
import { readImage } from '../../../functions/clients/logo/read-image.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { demoClients } from './demo-clients.ts';

it('are clients that the API takes, each with a logo', () => {
  for (const client of demoClients) {
    expect(clients.createClient.body.parse(client).legal).toMatchObject({ siren: client.legal?.siren });
    const { type, bytes } = readImage(client.logoUrl ?? '');
    expect([type, bytes.length < 10_000]).toEqual(['image/png', true]);
  }
  expect(new Set(demoClients.map(({ name }) => name)).size).toBe(6);
});
