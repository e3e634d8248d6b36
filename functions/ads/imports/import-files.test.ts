import { describe, expect, it } from 'vitest';
import * as adsImports from '../../../shared/ads/imports.contract.ts';
import { RejectedLines, stepKey } from '../../imports/rejected-lines.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { AdImport } from './ad-import.entity.ts';
import { runImports, storedAd, storedAds } from './testing/run-imports.ts';

type Person = Awaited<ReturnType<typeof signedInUser>>;

async function importing({ token }: Person, body: object) {
  const request = { token, body: { source: 'import', ...body } as never };
  const { status, data } = await call(adsImports.importAds, request);
  expect(status).toBe(202);
  await runImports();
  return (await call(adsImports.getAdImport, { token, params: { id: data.import.id } })).data.import;
}

const file = (content: string | Buffer) => ({ file: Buffer.from(content as string).toString('base64') });
const header = 'Identifiant;Annonceur;Texte;Date de début';
const csv = (...lines: string[]) => [header, ...lines].join('\r\n');

async function bodies(person: Person) {
  return (await storedAds(person.user.workspaceId)).map(({ content }) => content.body);
}

describe('a CSV', () => {
  const text = csv(
    '1;Été & Cie;"À l’aise, ""vraiment""\net même plus — 10 €";12/05/2026',
    '2;Été & Cie;Déjà vu;2026-05-13',
  );
  const utf16 = (order: 'le' | 'be') => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return order === 'le' ? bytes : bytes.swap16();
  };
  const latin = Buffer.from(
    [...text].map((letter) => ({ '’': 0x92, '—': 0x97, '€': 0x80 })[letter] ?? letter.charCodeAt(0)),
  );

  it.each<[string, string | Buffer]>([
    ['UTF-8', text],
    ['UTF-8 with its mark', `\uFEFF${text}`],
    ['UTF-16 LE', utf16('le')],
    ['UTF-16 BE', utf16('be')],
    ['UTF-16 without its mark', Buffer.from(text, 'utf16le')],
    ['Windows-1252', latin],
  ])('is read in %s', async (_name, content) => {
    const person = await signedInUser();
    expect(await importing(person, file(content))).toMatchObject({ status: 'completed', created: 2, rejectedCount: 0 });
    const ad = await storedAd(person.user.workspaceId, '1');
    expect(ad?.content).toMatchObject({
      advertiser: { name: 'Été & Cie' },
      body: 'À l’aise, "vraiment"\net même plus — 10 €',
      startedAt: '2026-05-12',
    });
  });

  it.each([',', ';', '\t', '|'])('is read with %j between its cells', async (separator) => {
    const person = await signedInUser();
    const lines = [
      ['ad_id', 'page_name', 'ad_text', 'start'],
      ['1', 'Page', 'Texte', '2026-05-12'],
    ];
    const done = await importing(person, { csv: lines.map((cells) => cells.join(separator)).join('\n') });
    expect(done).toMatchObject({ status: 'completed', created: 1, label: 'Texte CSV' });
  });

  it('loses to a broken quote its own line and no other', async () => {
    const person = await signedInUser();
    const done = await importing(person, {
      csv: csv(
        '1;A;Un texte;2026-05-12',
        '2;A;"Jamais refermé;2026-05-12',
        '3;A;Un autre;2026-05-12',
        '4;A;"Sur\ndeux lignes";2026-05-12',
        '5;A;Écran 27" incurvé;2026-05-12',
        '6;A;Le dernier;2026-05-12',
      ),
    });
    expect(done).toMatchObject({ status: 'completed', received: 6, created: 5 });
    expect(done.rejected).toEqual([{ line: 3, reason: 'Guillemet jamais refermé' }]);
    expect(await bodies(person)).toEqual([
      'Un texte',
      'Un autre',
      'Sur\ndeux lignes',
      'Écran 27" incurvé',
      'Le dernier',
    ]);
  });

  it.each([0, 1, 300])('does not take the %d lines between two broken quotes for one text', async (count) => {
    const person = await signedInUser();
    const between = Array.from({ length: count }, (_, n) => `n${n};A;Texte ${n};2026-05-12`);
    const lines = ['1;A;"Ouvert;2026-05-12', ...between, '2;A;Fermé";2026-05-12'];
    const done = await importing(person, { csv: csv(...lines) });
    expect(done).toMatchObject({ status: 'completed', received: count + 2, created: count + 1 });
    expect(done.rejected).toEqual([{ line: 2, reason: 'Guillemet jamais refermé' }]);
  });

  it('takes a text of many lines for one, wherever its column is', async () => {
    const person = await signedInUser();
    const prose = '"Un, deux\ntrois, quatre, cinq, six\n\n12/05/2026, sept, 2026-05-12, huit\nneuf"';
    const header = 'text,ad_id,page_name,start_date';
    const done = await importing(person, { csv: `${header}\n${prose},1,A,2026-05-12\n${prose},2,A,2026-05-12\n` });
    expect(done).toMatchObject({ status: 'completed', received: 2, created: 2 });
    expect((await bodies(person))[0]).toMatch(/^Un, deux\ntrois.*\n\n12.*\nneuf$/);
  });

  it('tells the lines that have too few or too many cells', async () => {
    const person = await signedInUser();
    const done = await importing(person, {
      csv: csv('1;A;Bien;2026-05-12', '2;A;trop;peu;de;soin', '3;A', '', '4;A;Vides en plus;2026-05-12;;'),
    });
    expect(done).toMatchObject({ received: 4, created: 2 });
    expect(done.rejected.map(({ line }) => line)).toEqual([3, 4]);
    expect(done.rejected[0]?.reason).toMatch(/^6 colonnes au lieu de 4/);
  });

  it('survives a huge cell', async () => {
    const person = await signedInUser();
    const done = await importing(person, {
      csv: csv(
        `1;A;${'x'.repeat(1_200_000)};2026-05-12`,
        `2;A;"${'ligne\n'.repeat(20_000)}";2026-05-12`,
        '3;A;Bien;2026-05-12',
      ),
    });
    expect(done).toMatchObject({ status: 'completed', received: 3, created: 1, rejectedCount: 2 });
    expect(done.rejected).toEqual([
      { line: 2, reason: 'Ligne trop longue' },
      { line: 3, reason: 'Texte\u00a0: 10\u202f000 caractères au maximum' },
    ]);
  });

  it('fails when no column holds what an ad must have, and says what is missing', async () => {
    const done = await importing(await signedInUser(), { csv: 'ad_id,age,gender\n1,18-24,male' });
    expect(done).toMatchObject({ status: 'failed', received: 0 });
    expect(done.message).toBe(
      'Aucune colonne pour\u00a0: annonceur, texte, début de diffusion. Indiquez à quoi correspondent vos colonnes',
    );
  });

  it.each([
    [`ad_id,page_name,"body,start_date\n1,a,b,c`, 'Ligne 1, celle des noms de colonnes : guillemet jamais refermé'],
    [`ad_id,${'y'.repeat(1_100_000)}`, 'Ligne 1, celle des noms de colonnes : ligne trop longue'],
  ])('fails when its header cannot be read, and says why', async (csv, message) => {
    expect(await importing(await signedInUser(), { csv })).toMatchObject({ status: 'failed', received: 0, message });
  });

  const titled = (...lines: string[]) =>
    ['Veille, concurrents, mars 2026', '', 'Notes:;;', '"à relire, ""vite""";;', ...lines].join('\n');

  it('finds its header below a title, and counts lines from the first one of the file', async () => {
    const person = await signedInUser();
    const done = await importing(person, { csv: titled(header, '1;A;Un;2026-05-12', '2;A;Deux;') });
    expect(done).toMatchObject({ status: 'completed', received: 2, created: 1 });
    expect(done.rejected).toEqual([{ line: 7, reason: 'Début de diffusion manquant' }]);
  });

  it('finds the header that a mapping names', async () => {
    const mapping = { réf: 'sourceId', qui: 'advertiserName', quoi: 'body', quand: 'startedAt' };
    const csv = titled('réf;qui;quoi;quand', '1;Page;Texte;2026-05-12');
    expect(await importing(await signedInUser(), { csv, mapping })).toMatchObject({ status: 'completed', created: 1 });
  });

  it('follows the mapping that was given before its own guess', async () => {
    const person = await signedInUser();
    const lines = 'ref;qui;id;texte;autre texte;quand\n1;Annonceur;99;Non;Oui;12 mai 2026';
    const mapping = { ref: 'sourceId', qui: 'advertiserName', 'autre texte': 'body', texte: null, quand: 'startedAt' };
    expect(await importing(person, { csv: lines, mapping })).toMatchObject({ status: 'completed', created: 1 });
    const ad = await storedAd(person.user.workspaceId, '1');
    expect(ad?.content).toMatchObject({ body: 'Oui', startedAt: '2026-05-12', advertiser: { name: 'Annonceur' } });
  });

  it('keeps hostile texts as texts', async () => {
    const person = await signedInUser();
    const done = await importing(person, {
      items: [
        {
          sourceId: '=1+1',
          advertiser: { name: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)' },
          body: '\u0000<script>\u0007</script> \u202Eabc',
          startedAt: '2026-05-12',
          landingUrl: 'data:text/html,x',
          media: [
            { type: 'image', url: 'https://tiers.example/pixel.gif' },
            { type: 'image', url: 'data:text/html,x' },
          ],
        },
      ],
    });
    expect(done).toMatchObject({ status: 'completed', created: 1 });
    const ad = await storedAd(person.user.workspaceId, '=1+1');
    expect(ad?.content).toMatchObject({
      advertiser: { name: '<img src=x onerror=alert(1)>', url: null },
      body: '<script></script> \u202Eabc',
      landingUrl: null,
      media: [],
      format: 'image',
    });
  });
});

describe('a JSON', () => {
  const archive = {
    id: '77',
    page_id: '42',
    page_name: 'Page',
    ad_delivery_start_time: '2026-01-02',
    ad_creative_bodies: ['Un', 'Un', 'Deux'],
  };
  it.each<[string, string, number]>([
    ['a list', JSON.stringify([archive, { ...archive, id: '78' }]), 2],
    ['an answer of the archive', JSON.stringify({ paging: { next: 'x' }, data: [archive] }), 1],
    ['our own answer', JSON.stringify({ success: true, data: { items: [archive] } }), 1],
    ['one ad', JSON.stringify(archive, null, 2), 1],
    ['one ad a line', `${JSON.stringify(archive)}\n${JSON.stringify({ ...archive, id: '78' })}\n`, 2],
    ['ids written as large numbers', JSON.stringify([archive]).replace('"77"', '123456789012345678901'), 1],
  ])('is read as %s', async (_name, content, created) => {
    const person = await signedInUser();
    const done = await importing(person, { ...file(content), source: 'meta' });
    expect(done).toMatchObject({ status: 'completed', created, rejectedCount: 0, message: null });
    const [ad] = await storedAds(person.user.workspaceId);
    expect(ad?.content).toMatchObject({ source: 'meta', body: 'Un\n\nDeux', advertiser: { id: '42' }, endedAt: null });
    expect(ad?.content.sourceId).toMatch(/^(7[78]|123456789012345678901)$/);
  });

  it('that is cut short fails, and says what is imported all the same', async () => {
    const person = await signedInUser();
    const whole = JSON.stringify([archive, { ...archive, id: '78' }, { ...archive, id: '79' }]);
    const done = await importing(person, file(whole.slice(0, -20)));
    expect(done).toMatchObject({ status: 'failed', received: 2, created: 2 });
    expect(done.message).toBe('JSON invalide après l’élément nº\u00a02. Les 2 lignes lues avant sont traitées');
  });

  it('that breaks in the middle loses nothing of what comes before', async () => {
    const person = await signedInUser();
    const [one, two] = [archive, { ...archive, id: '78' }].map((ad) => JSON.stringify(ad));
    const done = await importing(person, file(`{"data":[${one},${two},oups]}`));
    expect(done).toMatchObject({ status: 'failed', received: 2, created: 2 });
    expect(done.message).toMatch(/^JSON invalide après l’élément nº\u00a02\./);
  });

  it('says in whole characters why a record is refused, where there is no room for all of it', async () => {
    const [headline, description, body] = [1_001, 5_001, 10_001].map((length) => 'x'.repeat(length));
    const media = [{ url: `data:image/png;base64,${'A'.repeat(100_000)}` }];
    const items = ['', 'x'].map((start) => ({
      headline,
      description,
      body,
      media,
      startedAt: start + '😀'.repeat(30),
    }));
    const { rejected } = await importing(await signedInUser(), { items });
    const reasons = rejected.map(({ reason }) => reason);
    expect(reasons.map((reason) => reason.length)).toEqual([240, 240]);
    expect(reasons.filter((reason) => /\p{Cs}/u.test(reason))).toEqual([]);
  });

  it.each<[string, object]>([
    ['a name of a column', { '\ud83d': 1 }],
    ['an age', { audience: [{ age: `x${'😀'.repeat(20)}`, gender: 'male', share: 1 }] }],
  ])('is imported whose half character stands in %s', async (_, more) => {
    const items = [{ sourceId: '1', advertiser: { name: 'A' }, body: 'Texte', startedAt: '2026-05-12', ...more }];
    const done = await importing(await signedInUser(), file(JSON.stringify(items)));
    expect(done).toMatchObject({ status: 'completed', created: 1 });
  });

  it('loses the numbers that no table takes, and no ad', async () => {
    const person = await signedInUser();
    const ad = {
      sourceId: '1',
      advertiser: { name: 'A' },
      body: 'Texte',
      startedAt: '2026-05-12',
      reach: '9'.repeat(50),
    };
    const audience = [{ age: '18-24', gender: 'male', share: 5e-324 }];
    const records = JSON.stringify([{ ...ad, impressions: 0, audience }]).replace(
      '"impressions":0',
      '"impressions":1e308',
    );
    const done = await importing(person, file(records));
    expect(done).toMatchObject({ status: 'completed', created: 1, remarkedCount: 1 });
    const stored = await storedAd(person.user.workspaceId, '1');
    expect(stored?.content).toMatchObject({ reach: null, impressions: null, audience: [{ share: 0 }] });
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['nothing', ' \n', /^Le fichier est vide$/],
    ['an empty list', '{"data":[]}', /aucune annonce/],
    ['only a header', header, /aucune annonce/],
    ['a workbook', Buffer.from('504b0304140006', 'hex'), /classeur/],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), /ni un CSV ni un JSON/],
    ['a page', '<!doctype html><p>x', /ni un CSV ni un JSON/],
    ['deep nesting', `[${'['.repeat(100_000)}`, /trop imbriqué/],
    ['no JSON', '{"data": [oups]}', /JSON invalide dès le début/],
    ['an ad without end', `[{"body":"${'x'.repeat(1_300_000)}`, /trop lourd pour/],
  ])('refuses %s', async (_name, content, message) => {
    const done = await importing(await signedInUser(), file(content));
    expect(done).toMatchObject({ status: 'failed', created: 0 });
    expect(done.message).toMatch(message);
  });
});

describe('getAdImportReport', () => {
  it('has every refused line, not only the first hundred, and nothing that a spreadsheet computes', async () => {
    const { token } = await signedInUser();
    const lines = Array.from({ length: 1_234 }, (_, n) => `${n};A;Texte;${n % 2 ? '2026-05-12' : ''}`);
    const { data } = await call(adsImports.importAds, { token, body: { source: 'import', csv: csv(...lines) } });
    await runImports();
    const params = { id: data.import.id };
    const { data: shown } = await call(adsImports.getAdImport, { token, params });
    expect(shown.import).toMatchObject({ received: 1_234, created: 617, rejectedCount: 617 });
    expect(shown.import.rejected).toHaveLength(100);
    const { status, text, headers } = await call(adsImports.getAdImportReport, { token, params });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const report = text.trimEnd().split('\r\n');
    expect(report.slice(0, 3)).toEqual([
      '\uFEFFLigne;Remarque ou motif du refus',
      '2;Début de diffusion manquant',
      '4;Début de diffusion manquant',
    ]);
    expect(report).toHaveLength(618);
    expect(report.at(-1)).toBe('1234;Début de diffusion manquant');
  });

  it('says no more than fits an answer, and counts the rest', async () => {
    const person = await signedInUser();
    const { id } = await importing(person, { csv: csv('1;A;T;2026-05-12') });
    const told = Array.from({ length: 1_001 }, (_, n) => ({ line: n + 2, reason: 'Date de début manquante' }));
    const ids = { workspaceId: person.user.workspaceId, importId: id };
    for (let n = 0; n < 20; n++) await RejectedLines.put({ ...ids, stepKey: stepKey(n), lines: told }).go();
    await AdImport.patch(ids).set({ rejectedCount: 20_020, remarkedCount: 7 }).go();
    const { text } = await call(adsImports.getAdImportReport, { token: person.token, params: { id } });
    const report = text.trimEnd().split('\r\n');
    expect(report).toHaveLength(20_002);
    expect(report.at(-1)).toBe(';27 autres lignes ne sont pas détaillées');
  });

  it('is a header alone when nothing was refused', async () => {
    const { token } = await signedInUser();
    const { data } = await call(adsImports.importAds, {
      token,
      body: { source: 'import', csv: csv('1;A;T;2026-05-12') },
    });
    const { text } = await call(adsImports.getAdImportReport, { token, params: { id: data.import.id } });
    expect(text).toBe('\uFEFFLigne;Remarque ou motif du refus\r\n');
    await runImports();
  });
});
