import { expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
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
