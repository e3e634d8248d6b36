import { describe, expect, it } from 'vitest';
import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { runImports, storedAds } from './testing/run-imports.ts';

async function importing(body: object) {
  const { token, user } = await signedInUser();
  const request = { token, body: { source: 'import', ...body } as never };
  const { status, data } = await call(adsImports.importAds, request);
  expect(status).toBe(202);
  await runImports();
  const { import: run } = (await call(adsImports.getAdImport, { token, params: { id: data.import.id } })).data;
  const ads = await storedAds(user.workspaceId);
  const { text } = await call(adsImports.getAdImportReport, { token, params: { id: run.id } });
  return { run, ads: ads.map(({ content }) => content), report: text.trimEnd().split('\r\n') };
}

const header = 'Identifiant;Annonceur;Texte;Début;Fin';
const csv = (...lines: string[]) => [header, ...lines].join('\r\n');
const days = ({ ads }: Awaited<ReturnType<typeof importing>>) =>
  ads.map(({ startedAt, endedAt }) => [startedAt, endedAt]);

describe('the dates of a file', () => {
  it('are read in the order that the column shows, and no other way', async () => {
    const lines = ['1;A;T;7/6/2017;', '2;A;T;10/22/2017;1/2/2018', '3;A;T;22/10/2017;', '4;A;T;10/23/2017;'];
    const done = await importing({ csv: csv(...lines) });
    expect(days(done)).toEqual([
      ['2017-07-06', null],
      ['2017-10-22', '2018-01-02'],
      ['2017-10-23', null],
    ]);
    expect(done.run).toMatchObject({ dates: { order: 'mdy', decided: true }, created: 3 });
    expect(done.run.rejected).toEqual([
      { line: 4, reason: 'Début de diffusion\u00a0: «\u00a022/10/2017\u00a0» est illisible' },
    ]);
  });

  it('have the day first when nothing tells, which is said, unless someone says otherwise', async () => {
    const lines = csv('1;A;T;03/04/2026;');
    const guessed = await importing({ csv: lines });
    expect(days(guessed)).toEqual([['2026-04-03', null]]);
    expect(guessed.run.dates).toEqual({ order: 'dmy', decided: false });
    const said = await importing({ csv: lines, dateOrder: 'mdy' });
    expect(days(said)).toEqual([['2026-03-04', null]]);
    expect(said.run.dates).toEqual({ order: 'mdy', decided: false });
    expect((await importing({ csv: csv('1;A;T;2026-04-03;') })).run.dates).toBeNull();
  });

  it('hold a start and an end in one cell, or words for an ad that still runs', async () => {
    const done = await importing({
      csv: csv(
        '1;A;T;22 déc 2025 - 30 déc 2025;',
        '2;A;T;2026-01-02;still running',
        '3;A;T;2026-01-02;En cours',
        '4;A;T;2026-01-02;bientôt',
        '5;A;T;2026-01-02;2025-12-30',
      ),
    });
    expect(days(done)).toEqual([
      ['2025-12-22', '2025-12-30'],
      ['2026-01-02', null],
      ['2026-01-02', null],
    ]);
    expect(done.run.rejected).toEqual([
      { line: 5, reason: 'Fin de diffusion\u00a0: «\u00a0bientôt\u00a0» est illisible' },
      { line: 6, reason: 'La fin de diffusion précède le début\u00a0: «\u00a02025-12-30\u00a0»' },
    ]);
  });
});

describe('the columns of a file', () => {
  it('that nobody understands are named', async () => {
    const { run } = await importing({
      csv: `${header};Aimée par;;Notes internes;${'x'.repeat(90)}\n1;A;T;2026-01-02;;x;y;z;`,
    });
    expect(run.ignoredColumns).toEqual(['Aimée par', 'Notes internes', `${'x'.repeat(79)}…`]);
    expect(run).toMatchObject({ status: 'completed', created: 1 });
  });

  it('that may say when ads ended are asked for before anything is read', async () => {
    const lines = (end: string) =>
      [
        `${header.replace('Fin', end)};Code;Vue`,
        '1;A;T;02/01/2026;31/01/2026;75018;02/01/2026',
        '2;A;T;05/01/2026;;69001;05/01/2026',
      ].join('\n');
    const asked = await importing({ csv: lines('Hors ligne') });
    expect(asked.run).toMatchObject({
      status: 'failed',
      received: 0,
      message:
        'Dites ce que contient la colonne «\u00a0Hors ligne\u00a0», qui semble dire jusqu’à quand les annonces ont été diffusées. Choisissez «\u00a0Fin de diffusion\u00a0» ou «\u00a0Ne pas importer\u00a0»',
    });
    const read = await importing({ csv: lines('Hors ligne'), mapping: { 'Hors ligne': 'endedAt' } });
    expect(days(read)[0]).toEqual(['2026-01-02', '2026-01-31']);
    const left = await importing({ csv: lines('Hors ligne'), mapping: { 'Hors ligne': null } });
    expect(days(left)[0]).toEqual(['2026-01-02', null]);
    for (const end of ['Exporté le', 'Bis'])
      expect((await importing({ csv: lines(end) })).run).toMatchObject({ created: 2 });
  });

  it('say the currency of amounts, and how their decimals are parted', async () => {
    const head = 'id,brand,copy,started_running,stop,"Montant dépensé (EUR)",Impressions';
    const { ads } = await importing({
      csv: [head, '1,A,T,2026-01-02,2026-02-01,12.500,12.500', '2,A,T,2026-01-02,,9.99,"3 000"'].join('\n'),
    });
    expect(ads).toMatchObject([
      { endedAt: '2026-02-01', spend: { lower: 12.5, currency: 'EUR' }, impressions: { lower: 12_500 } },
      { endedAt: null, spend: { lower: 9.99, currency: 'EUR' }, impressions: { lower: 3_000 } },
    ]);
  });
});

it('an ad that loses many cells is told of in a short line', async () => {
  const long = 'illisible '.repeat(30);
  const names = 'id;annonceur;texte;début;dépense;lien;portée;impressions';
  const { run } = await importing({ csv: `${names}\n1;A;T;2026-01-02;${long};${long};${long};${long}` });
  expect(run).toMatchObject({ created: 1, remarkedCount: 1 });
  expect(run.remarks[0]?.reason).toMatch(/^Dépense\u00a0: «.{200,230}…$/);
});

it('an ad is kept without the cells that it can do without, which is told by line', async () => {
  const csv = [
    'id;annonceur;texte;début;dépense;lien',
    '1;A;T;2026-01-02;12 €;https://x.fr/',
    '2;A;T;2026-01-02;environ dix;pas de lien',
    '3;A;;2026-01-02;x;',
    '4;A;T;2026-01-02;-;N/A',
  ].join('\n');
  const { run, ads, report } = await importing({ csv });
  const reason =
    'Dépense\u00a0: «\u00a0environ dix\u00a0» est illisible\u202f; Page de destination\u00a0: «\u00a0pas de lien\u00a0» est illisible\u202f; l’annonce est importée sans cette information';
  expect(run).toMatchObject({ created: 3, rejectedCount: 1, remarkedCount: 1, remarks: [{ line: 3, reason }] });
  expect(ads.map(({ spend, landingUrl }) => [spend?.lower, landingUrl])).toEqual([
    [12, 'https://x.fr/'],
    [undefined, null],
    [undefined, null],
  ]);
  expect(report.slice(1).sort()).toEqual([`3;"${reason}"`, '4;Texte manquant']);
});

describe('the keys of a JSON', () => {
  const scraped = {
    ad_archive_id: 77,
    page_name: 'Page',
    page_id: '42',
    start_date: 1_778_544_000,
    end_date: null,
    publisher_platform: ['FACEBOOK', 'INSTAGRAM'],
    snapshot: { body: { text: 'Un texte' }, title: 'Un titre', cta_text: 'En savoir plus', link_url: 'https://x.fr/' },
    collation_count: 3,
  };

  it('are guessed as columns are, and those that nobody understands are named', async () => {
    const { run, ads } = await importing({ items: [scraped], source: 'meta' });
    expect(ads).toMatchObject([
      {
        sourceId: '77',
        advertiser: { id: '42', name: 'Page' },
        body: 'Un texte',
        headline: 'Un titre',
        callToAction: 'LEARN_MORE',
        landingUrl: 'https://x.fr/',
        platforms: ['facebook', 'instagram'],
        startedAt: '2026-05-12',
      },
    ]);
    expect(run.ignoredColumns).toEqual(['collation_count']);
  });

  it('follow a mapping, nested ones too, and their dates are decided together', async () => {
    const items = [
      { ref: 'a', who: { label: 'A' }, words: ['Un', 'Deux'], when: '7/6/2017', text: 'Non' },
      { ref: 'b', who: { label: 'B' }, words: [], when: '10/22/2017', text: 'Oui' },
    ];
    const mapping = {
      ref: 'sourceId',
      'who.label': 'advertiserName',
      words: 'headline',
      when: 'startedAt',
      text: 'body',
    };
    const done = await importing({ items, mapping });
    expect(done.ads).toMatchObject([
      { sourceId: 'a', advertiser: { name: 'A' }, headline: 'Un', body: 'Non', startedAt: '2017-07-06' },
      { sourceId: 'b', headline: null, startedAt: '2017-10-22' },
    ]);
    const leftOut = await importing({ items: [scraped], mapping: { 'snapshot.title': null, page_id: null } });
    expect(leftOut.ads).toMatchObject([{ headline: null, advertiser: { id: expect.stringMatching(/^adv_/) } }]);
    expect(leftOut.run.ignoredColumns).toEqual(['page_id', 'snapshot.title', 'collation_count']);
  });
});
