import { describe, expect, it, vi } from 'vitest';
import * as auth from '../../../shared/auth/auth.contract.ts';
import * as boards from '../../../shared/boards/board.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import * as deletion from '../../../shared/settings/deletion.contract.ts';
import * as settings from '../../../shared/settings/workspace.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { Administrators } from '../../platform/identity/administrators.entity.ts';
import { Team } from '../../platform/identity/team.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { colleagueOf, joined, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { accept, change, invited, takeOut } from '../../team/testing/team.ts';
import { Deletion } from './deletion.entity.ts';

type Person = { token: string };
const ask = ({ token }: Person, scope: deletion.DeletionScope, confirmation: string) =>
  call(deletion.requestDeletion, { token, body: { scope, confirmation } });
const undo = ({ token }: Person, scope?: deletion.DeletionScope) =>
  call(deletion.removeDeletion, { token, query: scope ? { scope } : {} });
const profile = async ({ token }: Person) => (await call(auth.getProfile, { token })).data.user;
const rename = ({ token }: Person, name: string) =>
  call(settings.updateWorkspace, { token, body: { name, version: 1 } });
const typesIn = async (workspaceId: string) => {
  const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go({ consistent: true });
  return data.map(({ type }) => type);
};

describe('the deletion of a workspace', () => {
  it('is planned thirty days ahead, shuts what changes something, is told to all, and undone gives everything back', async () => {
    const owner = await signedInUser();
    const viewer = await colleagueOf(owner.workspace, { role: 'viewer' });
    const { workspaceId } = owner.workspace;
    const { status, data } = await ask(owner, 'workspace', ' Agence ');
    expect(status).toBe(200);
    const { requestedAt, deletesAt } = data.deletion;
    expect(data.deletion).toEqual({ scope: 'workspace', requestedAt, deletesAt, by: 'Camille Moreau' });
    expect(Date.parse(deletesAt) - Date.parse(requestedAt)).toBe(30 * dayMs);
    const read = await call(settings.getWorkspace, { token: owner.token });
    expect(read.data.workspace.deletion).toEqual({ requestedAt, deletesAt, by: 'Camille Moreau' });
    expect((await profile(viewer)).workspaceDeletion).toEqual({ requestedAt, deletesAt });
    expect((await rename(owner, 'Agence B')).error).toMatchObject({ code: 'forbidden', reason: 'workspace_closing' });
    expect((await call(boards.listBoards, { token: viewer.token, query: {} })).status).toBe(200);
    const [event] = (await eventsOf({ workspaceId })).filter(({ type }) => type === 'account.deletion_planned');
    expect(event?.data).toEqual({ scope: 'workspace', name: 'Agence', deletesAt });
    expect((await undo(owner)).data.deletion).toBeNull();
    expect((await undo(owner)).status).toBe(200);
    expect((await call(settings.getWorkspace, { token: owner.token })).data.workspace.deletion).toBeNull();
    expect((await rename(owner, 'Agence B')).status).toBe(200);
    expect((await Deletion.get({ subjectId: workspaceId }).go()).data).toBeNull();
    const types = await typesIn(workspaceId);
    for (const type of ['workspace.deletion_requested', 'workspace.deletion_cancelled'])
      expect(types.filter((one) => one === type)).toHaveLength(1);
  });

  it('asked several times at once is one, with one date', async () => {
    const owner = await signedInUser();
    const answers = await Promise.all([1, 2, 3].map(() => ask(owner, 'workspace', 'Agence')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.deletion.deletesAt)).size).toBe(1);
    const types = await typesIn(owner.workspace.workspaceId);
    expect(types.filter((type) => type === 'workspace.deletion_requested')).toHaveLength(1);
  });

  it('takes an owner and the name of the workspace', async () => {
    const owner = await signedInUser();
    const manager = await colleagueOf(owner.workspace, { role: 'manager' });
    for (const act of [ask(manager, 'workspace', 'Agence'), undo(manager, 'workspace')])
      expect((await act).error?.code).toBe('forbidden');
    for (const typed of ['', 'agence', 'Agence B']) {
      const { status, error } = await ask(owner, 'workspace', typed);
      expect([status, error.details]).toEqual([
        400,
        [{ path: 'confirmation', message: 'Ce n’est pas le nom de l’espace' }],
      ]);
    }
    expect((await profile(owner)).workspaceDeletion).toBeNull();
  });

  it('lets nobody in who was invited', async () => {
    const owner = await signedInUser();
    const { token } = await invited(owner);
    await ask(owner, 'workspace', 'Agence');
    expect((await accept(token)).error?.reason).toBe('invitation_invalid');
    await undo(owner);
    expect((await accept(token)).status).toBe(200);
  });
});

describe('the deletion of an account', () => {
  it('takes the workspace along where nobody else is, and leaves four things', async () => {
    const person = await signedInUser();
    const { workspaceId } = person.workspace;
    const { status, data } = await ask(person, 'account', ` ${person.email.toUpperCase()} `);
    expect(status).toBe(200);
    const { requestedAt, deletesAt } = data.deletion;
    const { deletion: planned, workspaceDeletion } = await profile(person);
    expect([planned, workspaceDeletion]).toEqual(Array(2).fill({ requestedAt, deletesAt }));
    expect((await call(boards.listBoards, { token: person.token, query: {} })).error?.reason).toBe('deletion_pending');
    expect((await undo(person)).status).toBe(200);
    expect(await profile(person)).toMatchObject({ deletion: null, workspaceDeletion: null });
    expect((await rename(person, 'Agence B')).status).toBe(200);
    expect(await typesIn(workspaceId)).toEqual(
      expect.arrayContaining(['user.deletion_requested', 'workspace.deletion_requested', 'user.deletion_cancelled']),
    );
  });

  it('of the last owner is refused while others are in, and changes nothing', async () => {
    const owner = await signedInUser();
    const other = await colleagueOf(owner.workspace);
    expect((await ask(owner, 'account', owner.email)).error).toMatchObject({ code: 'conflict', reason: 'last_owner' });
    expect((await profile(owner)).deletion).toBeNull();
    expect((await ask(other, 'account', other.email)).status).toBe(200);
    expect((await profile(owner)).workspaceDeletion).toBeNull();
  });

  it('of one of two owners keeps the other in, until it is undone', async () => {
    const owner = await signedInUser();
    const second = await colleagueOf(owner.workspace, { role: 'owner' });
    const { workspaceId } = owner.workspace;
    const asked = await Promise.all([ask(owner, 'account', owner.email), ask(second, 'account', second.email)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [goes, stays] = asked[0].status === 200 ? [owner, second] : [second, owner];
    expect((await takeOut(stays, stays)).error?.reason).toBe('last_owner');
    expect((await change(stays, goes, { role: 'member', version: 2 })).status).toBe(200);
    expect((await change(stays, goes, { role: 'owner', version: 3 })).status).toBe(200);
    expect((await Team.get({ workspaceId }).go()).data?.owners).toBe(1);
    await undo(goes);
    expect((await Team.get({ workspaceId }).go()).data?.owners).toBe(2);
    expect((await takeOut(stays, stays)).status).toBe(200);
  });

  it('is refused to the last one who administers the platform, and to another address', async () => {
    const [admin, other] = await Promise.all([signedInUser({ role: 'admin' }), signedInUser({ role: 'admin' })]);
    await Administrators.put({ part: 'all', userIds: [admin.user.userId] }).go();
    expect((await ask(admin, 'account', admin.email)).error?.reason).toBe('last_admin');
    await Administrators.put({ part: 'all', userIds: [admin.user.userId, other.user.userId] }).go();
    expect((await ask(admin, 'account', admin.email)).status).toBe(200);
    expect((await ask(other, 'account', other.email)).error?.reason).toBe('last_admin');
    await undo(admin);
    expect((await ask(other, 'account', other.email)).status).toBe(200);
    const person = await signedInUser();
    expect((await ask(person, 'account', 'autre@agence.fr')).status).toBe(400);
  });

  it('leaves a workspace that was already to be deleted to its own date', async () => {
    const person = await signedInUser();
    await ask(person, 'workspace', 'Agence');
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    const other = await signedIn(person.user, person.workspace.workspaceId);
    await ask(other, 'account', person.email);
    await undo(other);
    vi.useRealTimers();
    expect(await profile(person)).toMatchObject({ deletion: null, workspaceDeletion: expect.any(Object) });
    expect((await undo(person, 'workspace')).status).toBe(200);
    expect((await profile(person)).workspaceDeletion).toBeNull();
  });

  it('takes along each workspace where they are alone', async () => {
    const person = await signedInUser();
    const elsewhere = await signedInUser();
    await joined(person.user, elsewhere.workspace.workspaceId);
    await ask(person, 'account', person.email);
    expect((await profile(elsewhere)).workspaceDeletion).toBeNull();
    const { data } = await Deletion.get({ subjectId: person.user.userId }).go();
    expect(data?.alongIds).toEqual([person.workspace.workspaceId]);
  });
});
