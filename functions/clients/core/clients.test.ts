import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unknownClient } from '../../../shared/kernel/validation-messages.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { putClient } from '../testing/clients.ts';
import { Client } from './client.entity.ts';
import { clientNamed, findClientsByName } from './clients-by-name.door.ts';
import { fileUnder } from './file-under.door.ts';
import { clientsById, clientsOf } from './known-clients.door.ts';

const someone = () => ({ workspaceId: newId('wks'), userId: newId('usr'), ip: '192.0.2.1' });

/** Writes something beside what guards a filing; why it was refused. */
async function filing(operations: Operation[]) {
  const workspaceId = newId('wks');
  const at = new Date().toISOString();
  const thing = Workspace.create({ workspaceId, name: 'A', plan: 'starter', createdAt: at, updatedAt: at });
  const refused = await write([put(thing), ...operations]).catch((error) => error);
  const { data } = await Workspace.get({ workspaceId }).go({ consistent: true });
  return { refused, written: data !== null };
}

describe('filing under a client', () => {
  it('is written with a client that stands, and with none', async () => {
    const { workspaceId } = someone();
    const { clientId } = await putClient(workspaceId, { name: 'Maison Rivière' });
    expect(await filing(fileUnder(workspaceId, clientId))).toEqual({ refused: undefined, written: true });
    expect(fileUnder(workspaceId, null)).toEqual([]);
  });

  it('is refused with one that is unknown, of another workspace, being removed or merged', async () => {
    const { workspaceId } = someone();
    const { clientId } = await putClient(someone().workspaceId, { name: 'Autre' });
    const leaving = await putClient(workspaceId, { name: 'A' });
    const merged = await putClient(workspaceId, { name: 'B' });
    await write([
      update(Client.patch(leaving).set({ removingAt: leaving.createdAt })),
      update(Client.patch(merged).set({ mergedInto: leaving.clientId })),
    ]);
    for (const id of ['cli_unknown', clientId, leaving.clientId, merged.clientId]) {
      const { refused, written } = await filing(fileUnder(workspaceId, id, 'clientId'));
      expect(refused).toMatchObject({
        status: 400,
        extras: { details: [{ path: 'clientId', message: unknownClient }] },
      });
      expect(written).toBe(false);
    }
  });
});

describe('clients by name', () => {
  it('are found whatever the case, the accents and the spaces', async () => {
    const { workspaceId } = someone();
    const { clientId } = await putClient(workspaceId, { name: 'Maison Rivière' });
    const names = ['MAISON  RIVIERE', 'maison rivière', 'Maison'];
    expect(await findClientsByName(workspaceId, names)).toEqual(
      new Map([
        ['MAISON  RIVIERE', clientId],
        ['maison rivière', clientId],
      ]),
    );
  });

  it('are made once, whoever asks at once', async () => {
    const by = someone();
    const names = ['Léa Café', 'lea cafe', 'LÉA CAFÉ', 'Lea  Café', 'léa café'];
    const ids = await Promise.all([...names, ...names].map((name) => clientNamed(by, name)));
    expect(new Set(ids).size).toBe(1);
    expect((await clientsOf(by.workspaceId)).map(({ clientId }) => clientId)).toEqual([ids[0]]);
  });

  it('lead to the one that is kept while a merge runs', async () => {
    const by = someone();
    const kept = await putClient(by.workspaceId, { name: 'Rivière' });
    const merged = await putClient(by.workspaceId, { name: 'Riviere SAS' });
    await write([update(Client.patch(merged).set({ mergedInto: kept.clientId }))]);
    expect(await clientNamed(by, 'RIVIÈRE SAS')).toBe(kept.clientId);
  });
});

it('are known by id to other words, those of the workspace alone', async () => {
  const { workspaceId } = someone();
  const { clientId } = await putClient(workspaceId, { name: 'A', color: 'teal', logoId: 'lgo_1' });
  const other = await putClient(someone().workspaceId, { name: 'A' });
  const known = { clientId, name: 'A', color: 'teal', archived: false, logoUrl: '/api/client-logos/lgo_1' };
  expect(await clientsById(workspaceId, [clientId, other.clientId, randomUUID()])).toEqual(
    new Map([[clientId, known]]),
  );
});
