import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/prospects/imports.contract.ts';
import { exportProspects } from '../../../shared/prospects/prospect.contract.ts';
import { removeMember } from '../../../shared/team/member.contract.ts';
import { Client } from '../../clients/core/client.entity.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { handOvers } from '../../team/testing/team.ts';
import { newProspect } from '../testing/prospects.ts';
import { imported, runImports, start, storedProspects } from './testing/import-runs.ts';

async function team() {
  const { token, workspace, user } = await signedInUser();
  const { workspaceId } = workspace;
  const paul = await colleagueOf(workspace, { role: 'member' }, { firstName: 'Paul', lastName: 'Marchand' });
  return { token, workspaceId, myId: user.userId, paul, paulId: paul.user.userId };
}

const noMember = 'Propriétaire\u00a0: personne de l’espace n’a cette adresse ni ce nom, le prospect n’est à personne';

describe('whose the prospects of a file are', () => {
  it('is said by the e-mail or the name of a member; a remark tells of who is none', async () => {
    const { token, workspaceId, paul, paulId } = await team();
    const stranger = await team();
    const csv = `Nom;Propriétaire\nA;${paul.email.toUpperCase()}\nB;Marchand Paul\nC;paul  MARCHAND\nD;${stranger.paul.email}\nE;`;
    const done = await imported(token, { csv });
    expect(done).toMatchObject({ created: 5, rejectedCount: 0, remarkedCount: 2 });
    expect(done.remarks).toEqual([
      { line: 3, reason: noMember },
      { line: 5, reason: noMember },
    ]);
    const stored = await storedProspects(workspaceId);
    expect(stored.map(({ lastName, ownerId }) => [lastName, ownerId])).toEqual([
      ['A', paulId],
      ['B', undefined],
      ['C', paulId],
      ['D', undefined],
      ['E', undefined],
    ]);
  });

  it('is nobody where it was someone who has left, even once the import had begun', async () => {
    const { token, workspaceId, paul, paulId } = await team();
    const before = await imported(token, { csv: `Nom;Propriétaire\nA;${paul.email}` });
    expect(before).toMatchObject({ created: 1, remarkedCount: 0 });
    await start(token, { csv: `Nom;Propriétaire\nB;${paul.email}`, ownerId: paulId });
    const left = await call(removeMember, { token, params: { userId: paulId }, query: {} });
    expect(left.status).toBe(200);
    await runImports();
    await handOvers.runAll();
    const after = await imported(token, { csv: `Nom;Propriétaire\nC;${paul.email}\nD;Paul Marchand` });
    expect(after).toMatchObject({ created: 2, rejectedCount: 0 });
    expect(after.remarks).toEqual([2, 3].map((line) => ({ line, reason: noMember })));
    const stored = await storedProspects(workspaceId);
    expect(stored.map(({ lastName, ownerId }) => [lastName, ownerId])).toEqual([
      ['A', undefined],
      ['B', undefined],
      ['C', undefined],
      ['D', undefined],
    ]);
  });

  it('is nobody when nothing says it, or whom the import is for', async () => {
    const { token, workspaceId, paul, paulId, myId } = await team();
    await imported(token, { csv: 'Nom\nA' });
    await imported(token, { csv: `Nom;Propriétaire du contact\nB;\nC;${paul.email}`, ownerId: myId });
    const stored = await storedProspects(workspaceId);
    expect(stored.map(({ ownerId }) => ownerId)).toEqual([undefined, myId, paulId]);
  });

  it('changes a known prospect only in an update that says it', async () => {
    const { token, workspaceId, paul, paulId, myId } = await team();
    await newProspect(token, { email: 'a@exemple.fr' });
    const csv = `E-mail;Propriétaire\na@exemple.fr;${paul.email}`;
    await imported(token, { csv });
    const ownerOf = async () => (await storedProspects(workspaceId)).map(({ ownerId }) => ownerId);
    expect(await ownerOf()).toEqual([myId]);
    await imported(token, { csv: 'E-mail;Ville\na@exemple.fr;Lyon', mode: 'update', ownerId: paulId });
    expect(await ownerOf()).toEqual([myId]);
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ updated: 1 });
    expect(await ownerOf()).toEqual([paulId]);
    expect(await imported(token, { csv, mode: 'update' })).toMatchObject({ updated: 0, skipped: 1 });
  });
});

describe('the client of the prospects of a file', () => {
  it('is found by its name, or made once', async () => {
    const { token, workspaceId } = await team();
    const { clientId } = await putClient(workspaceId, { name: 'Maison Rivière' });
    const names = ['maison riviere', 'Léa Café', 'LEA CAFE', ''];
    const csv = `Nom;Client de l’agence\n${names.map((name, at) => `P${at};${name}`).join('\n')}`;
    expect(await imported(token, { csv })).toMatchObject({ created: 4, remarkedCount: 0 });
    const clients = await clientsOf(workspaceId);
    expect(clients.map(({ name }) => name)).toEqual(['Maison Rivière', 'Léa Café']);
    const made = clients[1]?.clientId;
    const stored = await storedProspects(workspaceId);
    expect(stored.map((one) => one.clientId)).toEqual([clientId, made, made, undefined]);
  });

  it('may be another on each of many lines', async () => {
    const { token, workspaceId } = await team();
    const rows = Array.from({ length: 40 }, (_, at) => `P${at};Client ${at % 35}`);
    const done = await imported(token, { csv: `Nom;Client de l’agence\n${rows.join('\n')}` });
    expect(done).toMatchObject({ created: 40, remarkedCount: 0 });
    expect(await clientsOf(workspaceId)).toHaveLength(35);
    expect(new Set((await storedProspects(workspaceId)).map((one) => one.clientId)).size).toBe(35);
  });

  it('is not made by a look, nor by who may make none', async () => {
    const { token, workspaceId } = await team();
    const csv = 'Nom;Client de l’agence\nA;Nouveau';
    const looked = await imported(token, { csv, dryRun: true });
    expect(looked.preview).toMatchObject([{ values: { clientId: 'Nouveau' }, act: 'created', remark: null }]);
    const refused = await colleagueOf({ workspaceId }, { role: 'member', refusals: ['clients:write'] });
    const { remarks } = await imported(refused.token, { csv });
    expect(remarks.map(({ reason }) => reason)).toEqual([
      'Client de l’agence\u00a0: ce client n’existe pas et n’a pas pu être créé, le prospect est sans client',
    ]);
    expect(await clientsOf(workspaceId)).toEqual([]);
    expect((await storedProspects(workspaceId)).map((one) => one.clientId)).toEqual([undefined]);
  });

  it('is the one of the import where a line says none, and the one it was merged into meanwhile', async () => {
    const { token, workspaceId } = await team();
    const kept = await putClient(workspaceId, { name: 'Rivière' });
    const merged = await putClient(workspaceId, { name: 'Riviere SAS' });
    const { clientId } = merged;
    await start(token, { csv: 'Nom;Client de l’agence\nA;\nB;Riviere SAS', clientId });
    await Client.patch({ workspaceId, clientId }).set({ mergedInto: kept.clientId }).go();
    await runImports();
    expect((await storedProspects(workspaceId)).map((one) => one.clientId)).toEqual([kept.clientId, kept.clientId]);
  });

  it('is refused with the import when it is unknown, and so is an owner', async () => {
    const { token } = await team();
    const other = await team();
    const { clientId } = await putClient(other.workspaceId, { name: 'A' });
    for (const [path, body] of Object.entries({ clientId: { clientId }, ownerId: { ownerId: other.myId } })) {
      const answer = await call(contract.importProspects, { token, body: { csv: 'Nom\nA', ...body } });
      expect([answer.status, answer.error?.details]).toMatchObject([400, [{ path }]]);
    }
  });
});

it('reads back what an export says of owners and clients', async () => {
  const { token, workspaceId, paulId } = await team();
  const { clientId } = await putClient(workspaceId, { name: 'Maison Rivière' });
  await newProspect(token, { email: 'a@exemple.fr', ownerId: paulId, clientId });
  const { text: csv } = await call(exportProspects, { token, query: {} });
  await newProspect(token, { email: 'b@exemple.fr', ownerId: null });
  const done = await imported(token, { csv: csv.replaceAll('a@exemple.fr', 'b@exemple.fr'), mode: 'update' });
  expect(done).toMatchObject({ updated: 1, remarkedCount: 0 });
  expect((await storedProspects(workspaceId)).map((one) => [one.ownerId, one.clientId])).toEqual([
    [paulId, clientId],
    [paulId, clientId],
  ]);
});
