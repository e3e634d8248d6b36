import { describe, expect, it, vi } from 'vitest';
import * as contract from '../../../shared/campaigns/imports.contract.ts';
import * as list from '../../../shared/campaigns/list.contract.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { documentClient } from '../../platform/db/client.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { fetchCampaign, newCampaign } from '../testing/campaigns.ts';
import { fileOf, imported, readImport, runImports, start, waitingRuns, work } from './testing/import-runs.ts';

/** As Ads Manager gives it in French: preamble, decimal commas, totals, Windows-1252. */
const meta = [
  'Rapport des campagnes;;;;;',
  'Du 1 au 2 mai 2026;;;;;',
  'Nom de la campagne;Jour;Nom de la publicité;Montant dépensé (EUR);Impressions;Achats',
  'Été;01/05/2026;Vidéo;1 000,50;12 000;4',
  'Été;01/05/2026;Vidéo;0,25;1;',
  'Été;13/05/2026;Carrousel;10,00;300;0',
  'Hiver;01/05/2026;Vidéo;20,30;--;N/A',
  'Total;;;1 031,05;12 301;4',
].join('\r\n');
const frenchFile = { name: 'mai.csv', file: Buffer.from(meta, 'latin1').toString('base64') };

const found = async (token: string) => {
  const query = { from: '2026-05-01', to: '2026-05-31', sort: 'name' } as never;
  return (await call(list.listCampaigns, { token, query })).data.items;
};
const spends = async (token: string) =>
  (await found(token)).map(({ name, figures }) => [name, figures.totals.spend, figures.totals.conversions]);

async function auditOf(user: { workspaceId: string }, id: string): Promise<string[]> {
  const { data } = await AuditLine.query.byWorkspace(user).go({ pages: 'all' });
  return data.filter(({ entityId }) => entityId === id).map(({ type }) => type);
}

describe('importCampaigns', () => {
  it('reads an export as a person sees it, adds up the lines of a key, and sets its total beside ours', async () => {
    const { token, user } = await signedInUser();
    const run = await imported(token, frenchFile);
    expect(run).toMatchObject({
      status: 'completed',
      platform: 'meta',
      received: 4,
      ignored: 1,
      created: 3,
      rejectedCount: 0,
      from: '2026-05-01',
      to: '2026-05-13',
      campaigns: { created: 2, matched: 0, overLimit: 0 },
      layout: { encoding: 'windows-1252', separator: ';', decimal: ',', dateOrder: 'dmy', headerLine: 3 },
      sums: [{ currency: 'EUR', lines: 4, counts: { spend: 1031.05, impressions: 12301, conversions: 4 } }],
      fileTotal: { spend: 1031.05, impressions: 12301, conversions: 4 },
    });
    expect(await spends(token)).toEqual([
      ['Été', 1010.75, 4],
      ['Hiver', 20.3, null],
    ]);
    expect(await auditOf(user, run.id)).toEqual(['campaigns.import_started', 'campaigns.import_completed']);
    const again = await imported(token, frenchFile);
    expect(again).toMatchObject({ created: 0, updated: 0, skipped: 3, campaigns: { created: 0, matched: 2 } });
    const changed = await imported(token, { csv: meta.replace('20,30', '21,30') });
    expect(changed).toMatchObject({ created: 0, updated: 1, skipped: 2 });
    expect((await spends(token))[1]).toEqual(['Hiver', 21.3, null]);
  });

  it('only looks when asked: says what would come, and stores no figures', async () => {
    const { token, user } = await signedInUser();
    await newCampaign(token, { name: 'ETE', platform: 'meta' });
    const look = await imported(token, { ...frenchFile, dryRun: true });
    expect(look).toMatchObject({ created: 3, campaigns: { created: 1, matched: 1 } });
    expect(look.names).toMatchObject([
      { name: 'Été', lines: 3, spend: 1010.75, campaignName: 'ETE' },
      { name: 'Hiver', campaignId: null },
    ]);
    expect(look.columns[3]).toEqual({ header: 'Montant dépensé (EUR)', field: 'spend', sample: '1 000,50' });
    expect(await found(token)).toHaveLength(1);
    expect(await auditOf(user, look.id)).toEqual([]);
  });

  it.each([
    ['currency', 'Date,Campaign,Cost\n2026-05-01,A,3', {}, { currency: 'EUR' }],
    ['dateOrder', 'Date,Campaign,Cost (EUR)\n03/04/2026,A,3', {}, { dateOrder: 'mdy' }],
    ['dateOrder', 'Date;Campagne;Coût (EUR)\n13/04/2026;A;3\n04/13/2026;A;3', {}, { dateOrder: 'dmy' }],
    ['decimal', 'Date,Campaign,Cost (EUR)\n2026-05-01,A,"3,5"\n2026-05-02,A,3.5', {}, { decimal: '.' }],
    ['campaign', 'Date,Ad name,Cost (EUR)\n2026-05-01,A,3', {}, null],
    ['columns', 'Date,Campaign,Thing\n2026-05-01,A,3', { currency: 'EUR' }, { mapping: { Thing: 'spend' } }],
  ])('asks for %s where nothing in the file tells, and guesses nothing', async (question, csv, said, answer) => {
    const { token } = await signedInUser();
    const asked = await imported(token, { csv, ...said });
    expect(asked).toMatchObject({ status: 'failed', questions: [question], received: 0 });
    expect(asked.message).not.toBe('');
    expect(await found(token)).toEqual([]);
    const told = answer ?? { campaignId: (await newCampaign(token)).id };
    expect((await imported(token, { csv, ...said, ...told })).created).toBeGreaterThan(0);
  });

  it('refuses lines alone, and tells them in a report', async () => {
    const { token } = await signedInUser();
    await newCampaign(token, { name: 'Dollars', currency: 'USD' });
    const lines = ['A,2026-05-01,5', ',2026-05-01,5', 'A,2026-02-30,5', 'A,2099-01-01,5', 'A,2026-05-01,-5'];
    const more = ['A,2026-05-01,cinq', 'Dollars,2026-05-01,5', 'A,2026-05-01,', 'A,1999-12-31,5'];
    const run = await imported(token, { csv: ['Campaign,Day,Spend (EUR)', ...lines, ...more].join('\n') });
    expect(run).toMatchObject({ status: 'completed', received: 9, created: 1, rejectedCount: 8, refusedSpend: 15 });
    const { text } = await callRaw(contract.getCampaignImportReport, { token, params: { id: run.id } });
    for (const line of [3, 4, 5, 6, 7, 8, 9, 10]) expect(text).toContain(`\r\n${line};`);
    expect(text).toContain('Ligne en EUR, alors que la campagne est en USD');
  });

  it('joins spellings on request, and goes to a campaign that is said', async () => {
    const { token } = await signedInUser();
    const { id } = await newCampaign(token, { name: 'Soldes', platform: 'google' });
    const csv = 'Campaign,Day,Cost (EUR)\nData Analytics,2026-05-01,1\nData Anlytics,2026-05-01,2\nX,2026-05-01,4';
    const look = await imported(token, { csv, dryRun: true, platform: 'google' });
    expect(look.names.map(({ name, near }) => [name, near])).toEqual([
      ['X', []],
      ['Data Anlytics', ['Data Analytics']],
      ['Data Analytics', ['Data Anlytics']],
    ]);
    const campaignNames = { 'Data Anlytics': 'Data Analytics', X: id };
    await imported(token, { csv, platform: 'google', campaignNames });
    expect(await spends(token)).toEqual([
      ['Data Analytics', 3, null],
      ['Soldes', 4, null],
    ]);
  });

  it('makes each campaign once when a file comes twice at once', async () => {
    const { token } = await signedInUser();
    const runs = await Promise.all([start(token, frenchFile), start(token, frenchFile)]);
    await runImports();
    const ends = await Promise.all(runs.map(({ id }) => readImport(token, id)));
    expect(ends.map(({ created }) => created).sort()).toEqual([0, 3]);
    expect(await found(token)).toHaveLength(2);
  });

  it('goes on after a worker that died, and counts what that one wrote', async () => {
    const { token } = await signedInUser();
    const { id } = await start(token, frenchFile);
    const [message = ''] = await waitingRuns();
    const send = documentClient.send.bind(documentClient) as (command: unknown) => Promise<unknown>;
    const died = new Promise<void>((resolve) => {
      vi.spyOn(documentClient, 'send').mockImplementation((async (command: { input: unknown }) => {
        const answer = await send(command);
        if (
          !('TransactItems' in (command.input as object)) ||
          !JSON.stringify(command.input).includes('performanceSeries')
        )
          return answer;
        resolve();
        return new Promise(() => undefined);
      }) as never);
    });
    void work(message);
    await died;
    vi.restoreAllMocks();
    await work(message);
    await runImports();
    expect(await readImport(token, id)).toMatchObject({
      created: 3,
      updated: 0,
      skipped: 0,
      campaigns: { created: 2 },
    });
    expect(await found(token)).toHaveLength(2);
  });

  it('makes active what the file says runs, as far as the plan goes', async () => {
    const { token } = await signedInUser({}, { plan: 'starter' });
    const names = Array.from({ length: 7 }, (_, at) => `C${at},2026-05-01,1,${at === 6 ? 'Paused' : 'Active'}`);
    const run = await imported(token, { csv: ['Campaign,Day,Spend (EUR),Campaign status', ...names].join('\n') });
    expect(run.campaigns).toEqual({ created: 7, matched: 0, overLimit: 1 });
    expect((await found(token)).map(({ status }) => status).filter((status) => status === 'active')).toHaveLength(5);
    expect(run.warnings.map(({ code }) => code)).toContain('over_limit');
  });

  it('shares a line of several days evenly when asked, to the cent', async () => {
    const { token } = await signedInUser();
    const csv = 'Campaign name,Reporting starts,Reporting ends,Amount spent (EUR)\nA,2026-05-01,2026-05-03,10';
    expect(await imported(token, { csv })).toMatchObject({ created: 0, rejectedCount: 1 });
    const run = await imported(token, { csv, periodRows: 'spread' });
    expect(run).toMatchObject({ created: 3, sums: [{ counts: { spend: 10 } }] });
    expect(run.warnings.map(({ code }) => code)).toContain('spread');
    const [campaign] = await found(token);
    const params = { id: campaign?.id ?? '' };
    const query = { from: '2026-05-01', to: '2026-05-31', limit: 10 } as never;
    const { items } = (await call(performance.listPerformanceRows, { token, params, query })).data;
    expect(items.map(({ counts }) => counts.spend).sort()).toEqual([3.33, 3.33, 3.34]);
    expect(items[0]).toMatchObject({ source: 'import', importId: run.id });
  });

  it('refuses the 501st ad of a campaign, and keeps the others', async () => {
    const { token } = await signedInUser();
    const lines = Array.from({ length: 502 }, (_, at) => `A,2026-05-01,Pub ${at},1`);
    const run = await imported(token, { csv: ['Campaign,Day,Ad name,Spend (EUR)', ...lines].join('\n') });
    expect(run).toMatchObject({ created: 500, rejectedCount: 2, campaigns: { created: 1 } });
    const [campaign] = await found(token);
    expect(await fetchCampaign(token, campaign?.id ?? '')).toMatchObject({ adCount: 500 });
  });

  it('can be cancelled, and what waits for it is left alone', async () => {
    const { token, user } = await signedInUser();
    const { id } = await start(token, frenchFile);
    const { status } = await call(contract.cancelCampaignImport, { token, params: { id }, body: {} });
    await runImports();
    expect([status, (await readImport(token, id)).status]).toEqual([200, 'cancelled']);
    expect(await auditOf(user, id)).toEqual(['campaigns.import_started', 'campaigns.import_cancelled']);
    expect((await call(contract.cancelCampaignImport, { token, params: { id }, body: {} })).status).toBe(409);
  });

  it('knows no campaign of another workspace', async () => {
    const [{ token }, other] = await Promise.all([signedInUser(), signedInUser()]);
    const { id: campaignId } = await newCampaign(other.token);
    const csv = 'Day,Spend (EUR)\n2026-05-01,1';
    for (const said of [{ campaignId }, { campaignNames: { A: campaignId } }])
      expect((await call(contract.importCampaigns, { token, body: { csv, ...said } })).status).toBe(404);
  });

  it.each([
    ['only totals', 'Campagne;Jour;Coût (EUR)\nTotal;;12,50', /que des totaux/],
    ['no line', 'Campagne;Jour;Coût (EUR)', /aucune ligne/],
    ['a workbook with the wrong name', 'PK\u0003\u0004 and so on', /classeur/],
    ['no day', 'Campaign name,Amount spent (EUR)\nA,3', /Aucune colonne ne donne le jour/],
  ])('says what to do with %s', async (_, text, message) => {
    const { token } = await signedInUser();
    const run = await imported(token, fileOf(text));
    expect([run.status, run.created]).toEqual(['failed', 0]);
    expect(run.message).toMatch(message);
  });

  it('takes formulas and markup in names for names, and a header met again for no line', async () => {
    const { token } = await signedInUser();
    const header = 'Campaign,Day,Spend (EUR)';
    const names = ['=HYPERLINK(1)', '<script>alert(1)</script>'];
    const run = await imported(token, {
      csv: [header, `${names[0]},2026-05-01,1`, header, `${names[1]},2026-05-01,1`].join('\n'),
    });
    expect(run).toMatchObject({ received: 2, ignored: 1, created: 2, rejectedCount: 0 });
    expect((await found(token)).map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFJour;Campagne;Coût (EUR)\n13/05/2026;Été;12,50', 'utf16le'), 12.5],
    ['a header encoded twice', Buffer.from('Jour;Campagne;Dépense (EUR)\n13/05/2026;A;12,50').toString('latin1'), 12.5],
    [
      'two headers, the first one of groups',
      ';;Performance;\nJour;Campagne;Coût (EUR);Clics\n13/05/2026;A;12,50;3',
      12.5,
    ],
    ['its separator announced', 'sep=;\nJour;Campagne;Coût (EUR)\n13/05/2026;A;12,50', 12.5],
    ['amounts in cost micros', 'Day,Campaign,Cost micros,Currency code\n2026-05-13,A,12500000,EUR', 12.5],
  ])('reads a file with %s', async (_, bytes, spend) => {
    const { token } = await signedInUser();
    const run = await imported(token, { file: Buffer.from(bytes).toString('base64') });
    expect(run).toMatchObject({ status: 'completed', created: 1, rejectedCount: 0, sums: [{ counts: { spend } }] });
  });

  it('takes a list of objects, under the names of platforms or of our fields', async () => {
    const { token } = await signedInUser();
    const items = [
      { Jour: '2026-05-01', Campagne: 'A', 'Coût (EUR)': 12.5 },
      { date: '2026-05-02', campaign: 'A', spend: 3, currency: 'EUR' },
    ];
    const [named, own] = [
      await imported(token, { items: items.slice(0, 1) }),
      await imported(token, { items: items.slice(1) }),
    ];
    expect([named.created, own.created, own.campaigns.matched]).toEqual([1, 1, 1]);
  });
});
