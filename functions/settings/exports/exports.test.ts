import { describe, expect, it } from 'vitest';
import * as contract from '../../../shared/settings/exports.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { newProspect } from '../../prospects/testing/prospects.ts';
import { archiveOf, ask, list, runExports } from './testing/exports.ts';

describe('createExport', () => {
  it('has an archive made, which its list says and leads to', async () => {
    const { token, workspace } = await signedInUser();
    await newProspect(token, { lastName: 'Élan', notes: '=1+1' });
    const { status, data } = await ask(token);
    expect([status, data.export]).toMatchObject([202, { status: 'queued', scope: 'workspace', url: null, size: null }]);
    await runExports();
    const [item] = await list(token);
    expect(item).toMatchObject({ id: data.export.id, status: 'completed', progress: 100 });
    const { files, manifest, size } = await archiveOf(item);
    expect([item?.size, item?.files]).toEqual([size, files.size]);
    expect(manifest).toMatchObject({ scope: 'workspace', id: workspace.workspaceId, counts: { prospects: 1 } });
    expect(files.get('prospects.jsonl')?.toString()).toContain('"lastName":"Élan"');
    expect(files.get('prospects.csv')?.toString()).toContain("'=1+1");
    expect(files.get('LISEZMOI.txt')?.toString()).toContain('Les prospects (1)');
  });

  it('is made once at a time, and three times a day', async () => {
    const { token } = await signedInUser();
    const first = await ask(token);
    const second = await ask(token);
    expect([second.status, second.error.reason, second.error.existingId]).toEqual([
      409,
      'export_running',
      first.data.export.id,
    ]);
    await runExports();
    for (let n = 0; n < 2; n++) {
      expect((await ask(token)).status).toBe(202);
      await runExports();
    }
    const { status, error } = await ask(token);
    expect([status, error.code]).toEqual([429, 'rate_limited']);
    expect((await ask(token, 'account')).status).toBe(202);
    await runExports();
  });

  it('is one of five that are asked for at once', async () => {
    const { token } = await signedInUser();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409, 409]);
    await runExports();
  });

  it('is of the workspace for its owners alone, and of an account for its person', async () => {
    const { token, workspace } = await signedInUser();
    const manager = await colleagueOf(workspace, { role: 'manager' });
    expect((await ask(manager.token)).status).toBe(403);
    await ask(token);
    await ask(manager.token, 'account');
    await runExports();
    expect((await list(token)).map(({ scope }) => scope)).toEqual(['workspace']);
    expect((await list(manager.token)).map(({ scope }) => scope)).toEqual(['account']);
    const stranger = await signedInUser();
    expect(await list(stranger.token)).toEqual([]);
  });

  it.each([[{}], [{ scope: 'platform' }], [{ scope: 'account', workspaceId: 'wks_x' }]])('refuses %j', async (body) => {
    const { token } = await signedInUser();
    expect((await call(contract.createExport, { token, body: body as never })).status).toBe(400);
  });
});
