import { describe, expect, it, vi } from 'vitest';
import * as contract from '../../../shared/learning/imports.contract.ts';
import { documentClient } from '../../platform/db/client.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { readBook } from '../core/learning-book.entity.ts';
import { ResultPart } from '../core/result-part.entity.ts';
import { imported, readImport, runImports, start, waitingRuns, work } from './testing/import-runs.ts';
import { auditOf, meta, rowsOf, simple } from './testing/result-files.ts';

describe('an import of results', () => {
  it('leaves nothing when it is cancelled', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, { csv: meta });
    const params = { id };
    expect((await call(contract.deleteResultImport, { token, params })).error?.reason).toBe('import_running');
    expect((await call(contract.cancelResultImport, { token, params, body: {} })).status).toBe(200);
    await ResultPart.put({ ...user, importId: id, partKey: '000000', packed: new Uint8Array(1) } as never).go();
    await runImports();
    expect([(await readImport(token, id)).status, await rowsOf(user.workspaceId, id)]).toEqual(['cancelled', []]);
    expect((await call(contract.cancelResultImport, { token, params, body: {} })).status).toBe(409);
    expect((await readBook(user.workspaceId)).version).toBe(0);
    expect(await auditOf(user, id)).toEqual(['learning.import_started', 'learning.import_cancelled']);
  });

  it('is out of the figures at once when it is removed, and its rows go a moment later', async () => {
    const { token, user } = await signedInUser();
    const [one, two] = [await imported(token, { csv: meta }), await imported(token, simple(['A,10,1', 'B,-1,1']))];
    const removed = () => call(contract.deleteResultImport, { token, params: { id: two.id } });
    expect(await removed()).toMatchObject({ status: 200, data: { id: two.id } });
    const book = await readBook(user.workspaceId);
    expect([book.version, book.imports.map(({ importId }) => importId)]).toEqual([3, [one.id]]);
    expect(await auditOf(user, two.id)).toContain('learning.import_removed');
    expect((await call(contract.getResultImport, { token, params: { id: two.id } })).status).toBe(404);
    expect((await removed()).status).toBe(404);
    const message = (id: string) => JSON.stringify({ workspaceId: user.workspaceId, importId: id, removed: true });
    await waitingRuns();
    await work(message(two.id), message(one.id));
    expect(await rowsOf(user.workspaceId, two.id)).toEqual([]);
    expect(await rowsOf(user.workspaceId, one.id)).toHaveLength(3);
  });

  it('counts beside another that came at once', async () => {
    const { token, user } = await signedInUser();
    const runs = await Promise.all([start(token, { csv: meta }), start(token, { csv: meta })]);
    await runImports();
    const ends = await Promise.all(runs.map(({ id }) => readImport(token, id)));
    expect(ends.map(({ created }) => created).sort()).toEqual([0, 3]);
    expect((await readBook(user.workspaceId)).imports).toHaveLength(2);
  });

  it('goes on after a worker that died, and its ads count once', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, { csv: meta });
    const [message = ''] = await waitingRuns();
    const send = documentClient.send.bind(documentClient) as (command: unknown) => Promise<unknown>;
    const died = new Promise<void>((resolve) => {
      vi.spyOn(documentClient, 'send').mockImplementation((async (command: { input: unknown }) => {
        if (!('TransactItems' in (command.input as object)) || !JSON.stringify(command.input).includes('learningBook'))
          return send(command);
        resolve();
        return new Promise(() => undefined);
      }) as never);
    });
    void work(message);
    await died;
    vi.restoreAllMocks();
    await work(message);
    expect(await readImport(token, id)).toMatchObject({ status: 'completed', created: 3, updated: 0, rows: 3 });
    expect(await readBook(user.workspaceId)).toMatchObject({ version: 1, imports: [{ ads: 3, parts: 1 }] });
    expect(await rowsOf(user.workspaceId, id)).toHaveLength(3);
  });

  it('leaves nothing when it is stopped while it stores', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, { csv: meta });
    const [message = ''] = await waitingRuns();
    const send = documentClient.send.bind(documentClient) as (command: unknown) => Promise<unknown>;
    const isPart = (input: unknown) => 'Item' in (input as object) && JSON.stringify(input).includes('resultPart');
    vi.spyOn(documentClient, 'send').mockImplementation((async (command: { input: unknown }) => {
      const answer = await send(command);
      if (!isPart(command.input)) return answer;
      vi.restoreAllMocks();
      await call(contract.cancelResultImport, { token, params: { id }, body: {} });
      return answer;
    }) as never);
    await work(message);
    expect((await readImport(token, id)).status).toBe('cancelled');
    await runImports();
    expect([await rowsOf(user.workspaceId, id), (await readBook(user.workspaceId)).version]).toEqual([[], 0]);
  });

  it('is not there for another workspace', async () => {
    const [{ token }, other] = await Promise.all([signedInUser(), signedInUser()]);
    const params = { id: (await imported(other.token, { csv: meta })).id };
    const statuses = [
      await call(contract.getResultImport, { token, params }),
      await call(contract.cancelResultImport, { token, params, body: {} }),
      await call(contract.deleteResultImport, { token, params }),
      await callRaw(contract.getResultImportReport, { token, params }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await call(contract.listResultImports, { token, query: {} })).data.items).toEqual([]);
  });
});
