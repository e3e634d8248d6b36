import { expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { Notification } from '../../notifications/core/notification.entity.ts';
import { putAll } from '../../platform/db/put-all.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf } from '../../platform/testing/factories.ts';
import { handOvers, pair, takeOut } from '../testing/team.ts';

type Person = { token: string; user: { userId: string } };

/** A board and a prospect of someone, made by who runs the workspace. */
async function thingsOf({ token }: Person, { user: { userId: ownerId } }: Person) {
  const board = await call(boards.createBoard, { token, body: { name: 'Automne', ownerId } });
  const prospect = await call(prospects.createProspect, {
    token,
    body: { firstName: 'Jeanne', lastName: 'Delmas', email: 'jeanne@atelier.fr', company: 'Atelier', ownerId },
  });
  expect([board.status, prospect.status]).toEqual([201, 201]);
  return async () => {
    const shownBoard = await call(boards.getBoard, { token, params: { id: board.data.board.id } });
    const shown = await call(prospects.getProspect, { token, params: { id: prospect.data.prospect.id } });
    return [shownBoard.data.board.ownerId, shown.data.prospect.ownerId];
  };
}

it('gives what was of who has left to whom it was left, or to nobody', async () => {
  const { owner, other } = await pair();
  const heir = await colleagueOf(owner.workspace);
  const ownersOf = await thingsOf(owner, other);
  expect(await ownersOf()).toEqual([other.user.userId, other.user.userId]);
  await takeOut(owner, other, { to: heir.user.userId });
  await handOvers.runAll();
  expect(await ownersOf()).toEqual([heir.user.userId, heir.user.userId]);
  await takeOut(owner, heir);
  await handOvers.runAll();
  expect(await ownersOf()).toEqual([null, null]);
});

it('to someone who leaves meanwhile, leaves nothing of theirs', async () => {
  const { owner, other } = await pair();
  const heir = await colleagueOf(owner.workspace);
  const ownersOf = await thingsOf(owner, other);
  await takeOut(owner, other, { to: heir.user.userId });
  await takeOut(owner, heir, { to: owner.user.userId });
  await handOvers.runAll();
  const [board, prospect] = await ownersOf();
  expect([null, owner.user.userId]).toContain(board);
  expect([null, owner.user.userId]).toContain(prospect);
});

it('of a leaving that was refused changes nothing', async () => {
  const { owner, other, workspaceId } = await pair();
  const ownersOf = await thingsOf(owner, other);
  const { userId: from } = other.user;
  await handOvers.work(JSON.stringify({ workspaceId, from, to: null, at: new Date().toISOString() }));
  expect(await ownersOf()).toEqual([from, from]);
});

it('takes back all that who has left was told, in one run', async () => {
  const { owner, other, workspaceId } = await pair();
  const { userId } = other.user;
  const createdAt = new Date().toISOString();
  const told = Array.from({ length: 1_001 }, (_, at) => `ntf_${String(at).padStart(26, '0')}`);
  await putAll(told, (notificationId) =>
    Notification.put({
      ...{ workspaceId, userId, notificationId, createdAt, type: 'import.completed', title: 'Import terminé' },
      ...{ path: '/ads', entityId: 'imp_1', ttl: Math.floor(Date.now() / 1000) + 60 },
    }),
  );
  await takeOut(owner, other);
  await handOvers.runAll();
  const { data } = await Notification.query.byUser({ workspaceId, userId }).go({ consistent: true });
  expect(data).toEqual([]);
});
