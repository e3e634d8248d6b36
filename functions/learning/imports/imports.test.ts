import { describe, expect, it } from 'vitest';
import { createBrand } from '../../../shared/ai/brands.contract.ts';
import { getBilling } from '../../../shared/billing/billing.contract.ts';
import * as contract from '../../../shared/learning/imports.contract.ts';
import { listResults } from '../../../shared/learning/results.contract.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { LearningBook, readBook } from '../core/learning-book.entity.ts';
import { imported, runImports, start } from './testing/import-runs.ts';
import { auditOf, meta, rowsOf, simple, spaced } from './testing/result-files.ts';

describe('importResults', () => {
  it('reads an export by day: adds up the lines of a key, and counts its ads from the end of the run on', async () => {
    const { token, user } = await signedInUser();
    const run = await imported(token, { csv: meta, name: 'meta.csv' });
    expect(run).toMatchObject({
      status: 'completed',
      platform: 'facebook',
      ...{ received: 4, created: 3, updated: 0, rejectedCount: 0, ignored: 0, ads: 3, rows: 3 },
      ...{ withText: 0, withFormat: 3, from: '2025-08-12', to: '2025-08-13', currency: 'USD' },
      measured: ['impressions', 'clicks', 'spend', 'conversions', 'revenue', 'videoViews3s'],
      sums: { impressions: 220100, clicks: 1400, spend: 2601.01, conversions: 106, revenue: 2900, videoViews3s: 2100 },
      questions: [],
    });
    expect(run.warnings.map(({ code }) => code)).toEqual([
      ...['no_texts', 'lines_added', 'blank_counts', 'results_not_conversions'],
    ]);
    const ads = await rowsOf(user.workspaceId, run.id);
    const found = ads.find(({ name }) => name === 'Ad - Image 83 - V18');
    expect(found).toMatchObject({
      platform: 'facebook',
      format: 'image',
      itemKey: null,
      key: 'facebook nad - image 83 - v18',
    });
    expect(found?.rows).toEqual([{ day: 20313, counts: [215000, 1353, 250000, 10600, 290000, 0] }]);
    const others = ads.filter((ad) => ad !== found);
    expect(others.map(({ itemKey, format, rows }) => [itemKey, format, rows[0]?.counts[3]]).sort()).toEqual([
      [null, 'carousel', null],
      ['R7K2QX', 'video', 0],
    ]);
    expect(await readBook(user.workspaceId)).toMatchObject({
      version: 1,
      imports: [{ importId: run.id, currency: 'USD', parts: 1, ads: 3, rows: 3 }],
    });
    expect(await auditOf(user, run.id)).toEqual(['learning.import_started', 'learning.import_completed']);
    const again = await imported(token, { csv: meta });
    expect(again).toMatchObject({ created: 0, updated: 3 });
    expect(await readBook(user.workspaceId)).toMatchObject({ version: 2, imports: [{ ads: 3 }, { ads: 3 }] });
  });

  it('only looks when asked: says what would come, and stores nothing', async () => {
    const { token, user } = await signedInUser();
    const look = await imported(token, { csv: meta, dryRun: true });
    expect(look).toMatchObject({ status: 'completed', created: 3, rows: 3, sums: { impressions: 220100 } });
    expect(look.columns[1]).toEqual({ header: 'Ad name', field: 'adName', sample: 'Ad - Image 83 - V18' });
    expect(look.columns.map(({ field }) => field)).toEqual([
      ...['date', 'adName', 'spend', 'resultType', 'results', 'impressions', 'linkClicks', 'videoViews3s', 'revenue'],
      ...[null, null],
    ]);
    expect(await rowsOf(user.workspaceId, look.id)).toEqual([]);
    expect((await readBook(user.workspaceId)).version).toBe(0);
    expect(await auditOf(user, look.id)).toEqual([]);
  });

  it.each([
    ['CTR alone', 'Ad name,CTR\nA,"3,2 %"', /« CTR » seul ne suffit pas/, ['columns']],
    ['ratios', 'Nom de la publicité;CTR;CPC\nA;3,2 %;1', /« CTR », « CPC » seuls ne suffisent pas/, ['columns']],
    ['no impressions', 'Ad name,Clicks\nA,3', /Aucune colonne ne donne les impressions/, ['columns']],
    ['no ad', 'Campaign name,Impressions\nA,3', /niveau des publicités/, ['columns']],
    ['nothing known', 'Foo,Bar\nA,3', /Aucune colonne de chiffres ni de textes/, ['columns']],
    ['texts of nobody', 'Primary text,Headline\nA,B', /doit nommer les annonces/, ['columns']],
    ['no line', 'Ad name,Impressions\n', /aucune ligne/, []],
    ['only totals', 'Ad name,Impressions\nTotal,3', /que des totaux/, []],
    ['dates both ways', 'Ad name,Day,Impressions\nA,03/04/2026,3', /par le jour ou par le mois/, ['dateOrder']],
    ['two marks', 'Ad name,Impressions,Cost\nA,3,"1,5"\nB,3,1.5', /virgule/, ['decimal']],
  ])('says what to export instead of %s', async (_, csv, message, questions) => {
    const { token, user } = await signedInUser();
    const run = await imported(token, { csv });
    expect([run.status, run.questions]).toEqual(['failed', questions]);
    expect(spaced(run.message)).toMatch(message);
    expect((await readBook(user.workspaceId)).version).toBe(0);
  });

  it('goes by what it is told where the file does not tell', async () => {
    const { token, user } = await signedInUser();
    const csv = 'Chose;Date;Vues\nA;03/04/2026;1 200';
    const mapping = { Chose: 'adName', Vues: 'impressions' };
    const run = await imported(token, { csv, mapping, dateOrder: 'mdy', platform: 'tiktok', currency: 'CHF' });
    expect(run).toMatchObject({ status: 'completed', platform: 'tiktok', from: '2026-03-04', currency: 'CHF' });
    const [ad] = await rowsOf(user.workspaceId, run.id);
    expect(ad).toMatchObject({ key: 'tiktok na', rows: [{ counts: [1200, null, null, null, null, null] }] });
    const unknown = await imported(token, { csv, mapping: { Rien: 'adName' } });
    expect(spaced(unknown.message)).toContain('« Rien »');
  });

  it('refuses lines alone, and tells them in a report', async () => {
    const { token } = await signedInUser();
    const header = 'Ad name,Day,Impressions,Clicks,Spend,Conversions,Currency';
    const refused = [
      ['A,2026-05-01,-5,0,0,0,EUR', 'chiffre négatif'],
      ['A,2026-05-01,5.5,0,0,0,EUR', '« 5.5 » n’est pas un nombre entier'],
      ['A,2026-05-01,10,0.5,0,0,EUR', 'n’est pas un nombre entier'],
      ['A,2026-05-01,10,11,0,0,EUR', 'Plus de clics que d’impressions'],
      ['A,2026-05-01,cinq,0,0,0,EUR', '« cinq » est illisible'],
      ['A,2026-05-01,10,1,0,0,USD', 'Ligne en USD, alors que cet import est en EUR'],
      ['A,2026-05-01,10,1,0,0,ZZZ', 'Devise inconnue'],
      ['A,2026-02-30,10,1,0,0,EUR', 'Jour illisible'],
      ['A,2099-02-01,10,1,0,0,EUR', 'Ce jour est à venir'],
      [',2026-05-01,10,1,0,0,EUR', 'Annonce absente'],
      [`${'x'.repeat(301)},2026-05-01,10,1,0,0,EUR`, 'texte trop long'],
    ];
    const lines = ['A,2026-05-01,100,10,1.005,2.5,EUR', ...refused.map(([line]) => line), 'A,2026-05-01,,,,,EUR'];
    const run = await imported(token, { csv: [header, ...lines].join('\n') });
    expect(run).toMatchObject({
      status: 'completed',
      received: 13,
      created: 1,
      rows: 1,
      rejectedCount: refused.length,
    });
    expect(run.sums).toEqual({ impressions: 100, clicks: 10, spend: 1.01, conversions: 2.5 });
    const { text } = await callRaw(contract.getResultImportReport, { token, params: { id: run.id } });
    for (const [at, [, reason = '']] of refused.entries()) {
      expect(text).toContain(`\r\n${at + 3};`);
      expect(spaced(text)).toContain(reason);
    }
  });

  it('leaves totals and headers met again out, and tells how many', async () => {
    const { token } = await signedInUser();
    const header = 'Ad name,Day,Impressions,Clicks';
    const lines = ['Total,,30,2', 'A,2026-05-01,10,1', header, 'A,,10,1', 'Total Confort,2026-05-01,20,1'];
    const run = await imported(token, simple(lines, header));
    expect(run).toMatchObject({ received: 2, ignored: 3, created: 2, sums: { impressions: 30 } });
    const sums = await imported(token, simple(['Total,30,2', 'Total Confort,10,1', 'Ad name,Impressions,Clicks']));
    expect(sums).toMatchObject({ received: 1, ignored: 2, sums: { impressions: 10 } });
  });

  it('takes link clicks for clicks, and reads what ads say', async () => {
    const { token, user } = await signedInUser();
    const header =
      'Nom de la publicité;Plateforme;Impressions;Clics (tous);Clics sur un lien;Texte principal;Titre;Appel à l’action;Format;Audience;Paramètres d’URL';
    const lines = [
      'A;Instagram;1000;90;;;;;;;',
      'A;Instagram;1000;90;10;"Vous perdez du temps ?\nEssayez Planif.";Planif;En savoir plus;Vidéo;Froide;utm_source=fb&utm_content=ete_h4mk7z',
      'A;Facebook;1000;90;30;Autre;;;;;',
    ];
    const run = await imported(token, simple(lines, header));
    expect(run).toMatchObject({ ads: 2, rows: 2, withText: 2, withFormat: 1, sums: { impressions: 3000, clicks: 40 } });
    const ads = await rowsOf(user.workspaceId, run.id);
    const ad = ads.find(({ platform }) => platform === 'instagram');
    expect(ad).toMatchObject({
      ...{ text: 'Vous perdez du temps ?\nEssayez Planif.', headline: 'Planif', callToAction: 'LEARN_MORE' },
      ...{ format: 'video', audience: 'Froide', itemKey: 'H4MK7Z' },
      rows: [{ day: null, counts: [2000, 10, null, null, null, null] }],
    });
    expect(ad?.features.low).toBeGreaterThan(0);
    expect(ads.find(({ platform }) => platform === 'facebook')).toMatchObject({ text: 'Autre', format: null });
  });

  it('joins a file of names and texts alone to the ads that are known', async () => {
    const { token, user } = await signedInUser();
    await imported(token, { ...simple(['Été,10,1', 'B,10,1']), platform: 'linkedin' });
    const run = await imported(token, { csv: 'Nom de la publicité;Texte principal\nETE;Bonjour\nInconnue;Bonsoir' });
    expect(run).toMatchObject({
      status: 'completed',
      joined: 1,
      updated: 1,
      created: 1,
      rows: 0,
      withText: 2,
      sums: {},
    });
    expect(run.warnings.map(({ code }) => code)).toEqual(['texts_wait']);
    expect((await rowsOf(user.workspaceId, run.id)).map(({ rows }) => rows)).toEqual([[], []]);
    expect(await readBook(user.workspaceId)).toMatchObject({ imports: [{}, { measured: [], rows: 0 }] });
  });

  it('holds the plan’s ads: lines of one more are refused, those of known ads never, nor in a full workspace', async () => {
    const { token, workspace } = await signedInUser({}, { plan: 'starter', trialEndsAt: undefined });
    const used = async () => {
      const { data } = await call(getBilling, { token });
      return data.billing.usage.find(({ limit }) => limit === 'resultAds')?.used;
    };
    const lines = Array.from({ length: 1_999 }, (_, at) => `Ad ${at},10,1`);
    expect(await imported(token, simple(lines))).toMatchObject({ created: 1_999, rejectedCount: 0 });
    const more = await imported(token, simple(['Ad 1,10,1', 'New 1,10,1', 'New 2,10,1', 'New 1,10,1', 'New 2,1,1']));
    expect(more).toMatchObject({ created: 1, updated: 1, rejectedCount: 2, sums: { impressions: 30 } });
    expect(await used()).toBe(2_000);
    expect(more.rejected[0]?.reason).toMatch(/2.000.annonces importées/);
    const days = await imported(token, {
      csv: 'Day,Ad name,Impressions\n2026-05-01,Ad 1,40\n2026-05-02,Ad 1,50\n2026-05-02,New 3,7',
    });
    expect(days).toMatchObject({ status: 'completed', created: 0, updated: 1, rows: 2, sums: { impressions: 90 } });
    expect(days.rejected.map(({ line }) => line)).toEqual([4]);
    const { data } = await call(listResults, { token, query: { q: 'Ad 1', limit: '1' } as never });
    expect(data.items[0]).toMatchObject({ name: 'Ad 1', counters: { impressions: 90 } });
    const none = await imported(token, simple(['New 3,10,1']));
    expect(none).toMatchObject({ status: 'completed', created: 0, updated: 0, rejectedCount: 1 });
    expect(await used()).toBe(2_000);
    expect((await readBook(workspace.workspaceId)).imports).toHaveLength(3);
    expect((await imported(token, { ...simple(['New 3,10,1']), dryRun: true })).rejectedCount).toBe(1);
    await call(contract.deleteResultImport, { token, params: { id: more.id } });
    expect(await used()).toBeNull();
    expect(await imported(token, simple(['New 2,10,1', 'New 3,10,1']))).toMatchObject({ created: 1, rejectedCount: 1 });
    expect(await used()).toBe(2_000);
  });

  it('reads a long file part by part, and counts each ad once', async () => {
    const { token, user } = await signedInUser();
    const days = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`);
    const lines = days.flatMap((day) => Array.from({ length: 2_000 }, (_, at) => `${day},Ad ${at},10,1`));
    const run = await imported(token, simple([...lines, '2026-02-01,Ad 0,-1,0'], 'Day,Ad name,Impressions,Clicks'));
    expect(run).toMatchObject({ received: 56_001, created: 2_000, rows: 56_000, rejectedCount: 1 });
    expect(run.sums).toEqual({ impressions: 560_000, clicks: 56_000 });
    const ads = await rowsOf(user.workspaceId, run.id);
    expect([ads.length, new Set(ads.map(({ key }) => key)).size]).toEqual([2_000, 2_000]);
    expect(ads.flatMap(({ rows }) => rows)).toHaveLength(56_000);
    const { parts = 0 } = (await readBook(user.workspaceId)).imports[0] ?? {};
    expect(parts).toBeGreaterThan(1);
  });

  it('refuses rows and imports beyond what one workspace can hold', async () => {
    const { token, user } = await signedInUser();
    const one = { measured: [], parts: 0, ads: 0, rows: 499_999 };
    const book = { workspaceId: user.workspaceId, version: 1 };
    await LearningBook.put({ ...book, imports: [{ importId: 'lim_0', ...one }] }).go();
    const rows = await imported(token, simple(['A,10,1', 'B,10,1']));
    expect([rows.status, rows.message]).toEqual(['failed', expect.stringMatching(/500.000 lignes de résultats/)]);
    expect(await rowsOf(user.workspaceId, rows.id)).toEqual([]);
    const many = Array.from({ length: 200 }, (_, at) => ({ importId: `lim_${at}`, ...one, rows: 0 }));
    await LearningBook.put({ ...book, imports: many }).go();
    expect((await imported(token, simple(['A,10,1']))).message).toMatch(/200 imports de résultats/);
  });

  it('knows a brand of this workspace, and no other', async () => {
    const [{ token, user }, other] = await Promise.all([signedInUser(), signedInUser()]);
    const body = { ...simple(['A,10,1']), brandId: '' };
    const brand = async (of: string) =>
      (await call(createBrand, { token: of, body: { name: 'Planif' } as never })).data.brand.id;
    body.brandId = await brand(other.token);
    expect((await call(contract.importResults, { token, body })).status).toBe(404);
    body.brandId = await brand(token);
    const run = await imported(token, body);
    expect(run.brandId).toBe(body.brandId);
    expect((await readBook(user.workspaceId)).imports).toMatchObject([{ brandId: body.brandId }]);
  });

  it('starts once under one Idempotency-Key', async () => {
    const { token } = await signedInUser();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = [await start(token, { csv: meta }, headers), await start(token, { csv: meta }, headers)];
    await runImports();
    expect(two.id).toBe(one.id);
    const { data } = await call(contract.listResultImports, { token, query: {} });
    expect(data.items).toHaveLength(1);
  });

  it('takes formulas and markup for words, cuts long texts, and refuses a cell of a megabyte', async () => {
    const { token, user } = await signedInUser();
    const lines = [
      ["'=HYPERLINK(1)", '10', '1', '<script>alert(1)</script>'],
      ['=cmd|1', '10', '1', 'y'.repeat(6_000)],
      ['long', '10', '1', 'z'.repeat(1_000_000)],
      ['1.20235E+17', '10', '1', ''],
    ].map((cells) => cells.map((cell) => `"${cell}"`).join(','));
    const run = await imported(token, simple(lines, 'Ad name,Impressions,Clicks,Primary text'));
    expect(run).toMatchObject({ created: 3, rejectedCount: 1 });
    const ads = await rowsOf(user.workspaceId, run.id);
    expect(ads.map(({ name, text }) => [name, text?.length ?? 0]).sort()).toEqual([
      ['1.20235E+17', 0],
      ['=HYPERLINK(1)', 25],
      ['=cmd|1', 5_000],
    ]);
    const ids = await imported(
      token,
      simple(['1.20235E+17,10,1', '120235309548440595,10,1'], 'Ad ID,Impressions,Clicks'),
    );
    expect(ids).toMatchObject({ created: 1, rejectedCount: 1 });
  });
});
