import { describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { User } from '../identity/user.entity.ts';
import { Workspace } from '../identity/workspace.entity.ts';
import { newId } from '../new-id.ts';
import { check, put, remove, update, WriteRefused, write, writeIf } from './write.ts';

const at = new Date().toISOString();
const newWorkspace = () => ({
  workspaceId: newId('wks'),
  name: 'A',
  plan: 'starter' as const,
  createdAt: at,
  updatedAt: at,
});
const stored = async (workspaceId: string) => (await Workspace.get({ workspaceId }).go({ consistent: true })).data;
const reasonOf = (writing: Promise<void>) =>
  writing.then(
    () => 'written',
    (error) => (error instanceof AppError ? error.reason : error),
  );

function cancelled(...codes: string[]) {
  return Object.assign(new Error('cancelled'), {
    name: 'TransactionCanceledException',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

describe('write', () => {
  it('writes all or nothing, and names the operation that was refused', async () => {
    const [kept, fresh] = [newWorkspace(), newWorkspace()];
    await write([put(Workspace.create(kept))]);
    expect(await reasonOf(write([put(Workspace.create(fresh)), put(Workspace.create(kept), 'email_taken')]))).toBe(
      'email_taken',
    );
    expect(await stored(fresh.workspaceId)).toBeNull();
  });

  it('refuses to change or remove what is gone', async () => {
    const { workspaceId } = newWorkspace();
    const change = update(Workspace.patch({ workspaceId }).set({ name: 'B' }), 'not_found');
    expect(await reasonOf(write([change]))).toBe('not_found');
    expect(await reasonOf(write([remove(Workspace.remove({ workspaceId }), 'not_found')]))).toBe('not_found');
    expect(await stored(workspaceId)).toBeNull();
  });

  it('writes beside what it checks, which it leaves alone, and nothing when that is gone', async () => {
    const [known, fresh, late] = [newWorkspace(), newWorkspace(), newWorkspace()];
    await write([put(Workspace.create(known))]);
    const stands = ({ workspaceId }: { workspaceId: string }) => check(Workspace.remove({ workspaceId }), 'not_found');
    await write([stands(known), put(Workspace.create(fresh))]);
    expect([await stored(known.workspaceId), await stored(fresh.workspaceId)]).toMatchObject([known, fresh]);
    expect(await reasonOf(write([stands(newWorkspace()), put(Workspace.create(late))]))).toBe('not_found');
    expect(await stored(late.workspaceId)).toBeNull();
  });

  it('tells what an operation says of its refusal, and which one it was', async () => {
    const workspace = newWorkspace();
    await write([put(Workspace.create(workspace))]);
    const refusal = new AppError('conflict', { existingId: workspace.workspaceId });
    const operation = put(Workspace.create(workspace), refusal);
    const refused = await write([operation]).catch((error) => error);
    expect(refused).toBeInstanceOf(WriteRefused);
    expect(refused).toMatchObject({ reason: 'conflict', extras: { existingId: workspace.workspaceId } });
    expect(refused.operation).toBe(operation);
  });

  it('answers whether its guard held, and throws what else is refused', async () => {
    const [known, fresh] = [newWorkspace(), newWorkspace()];
    expect(await writeIf(put(Workspace.create(known)))).toBe(true);
    expect(await writeIf(put(Workspace.create(known)), [put(Workspace.create(fresh))])).toBe(false);
    expect(await stored(fresh.workspaceId)).toBeNull();
    const other = put(Workspace.create(known), 'email_taken');
    expect(await reasonOf(writeIf(put(Workspace.create(fresh)), [other]).then(() => undefined))).toBe('email_taken');
  });

  it('tells an item that is too large from a refused condition', async () => {
    const workspace = { ...newWorkspace(), name: 'x'.repeat(410_000) };
    const outcome = await reasonOf(write([put(Workspace.create(workspace), 'email_taken')]));
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBe('email_taken');
  });

  it('tries again on contention, ten times, then says that it is busy', async () => {
    let tries = 0;
    const busy = async () => {
      tries++;
      throw cancelled('None', 'TransactionConflict');
    };
    expect(await reasonOf(write([put(Workspace.create(newWorkspace()))], busy))).toBe('unavailable');
    expect(tries).toBe(10);
    tries = 0;
    const busyTwice = async () => {
      if (++tries < 3) throw cancelled('ThrottlingError');
    };
    expect(await reasonOf(write([put(Workspace.create(newWorkspace()))], busyTwice))).toBe('written');
  });

  it('does not try again when a condition was refused too, nor on another error', async () => {
    const operations = [put(Workspace.create(newWorkspace()), 'email_taken'), put(User.remove({ userId: 'u' }))];
    let tries = 0;
    const failing = (error: Error) => async () => {
      tries++;
      throw error;
    };
    expect(await reasonOf(write(operations, failing(cancelled('ConditionalCheckFailed', 'TransactionConflict'))))).toBe(
      'email_taken',
    );
    expect(await reasonOf(write(operations, failing(cancelled('ValidationError', 'None'))))).toBeInstanceOf(Error);
    expect(await reasonOf(write(operations, failing(new Error('x'))))).toBeInstanceOf(Error);
    expect(tries).toBe(3);
  });
});
