import { encode } from 'fast-png';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { DocumentBlock, ReportDocument } from '../../../shared/analytics/report-data.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { png } from '../../clients/testing/clients.ts';
import { aDocument } from '../testing/report-document.ts';
import { reportPdf } from './report-pdf.ts';

type Node = { role?: string; alt?: string; id?: string; children?: Node[]; type?: string };

const picture = (channels: number, side = 20) => ({
  ...{ width: side, height: side, channels, depth: 8 as const },
  data: new Uint8Array(side * side * channels).fill(120),
});
/** Its lines filtered in a way that there is none of. */
const noPng = (() => {
  const bytes = Buffer.from(png.split(',')[1] ?? '', 'base64');
  bytes.fill(7, bytes.indexOf('IDAT') + 4, bytes.indexOf('IEND') - 8);
  return bytes;
})();
/** 2 × 1, four bits a pixel: one clear, one red. */
const palettePng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABBAMAAAAGDGK5AAAABlBMVEX/AAD/AAD/OybuAAAAAnRSTlMA/1uRIrUAAAAKSURBVHicY2AEAAADAAJL9d3qAAAAAElFTkSuQmCC';

/** A PDF as those read it who hear or copy it. */
async function read(changes: Partial<ReportDocument> = {}) {
  const bytes = await reportPdf({ ...aDocument, ...changes });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const texts = await Promise.all(pages.map(async (page) => (await page.getTextContent()).items));
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as unknown as Node[];
  const text = texts
    .map((items) => items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
    .join('\n');
  const tags = trees.flatMap((tree) => tagsIn(tree));
  return { bytes, pdf, tags, text: text.replace(/[\s\u00a0\u202f]+/g, ' '), pages: pages.length };
}

const tagsIn = (node: Node): Node[] => (node ? [node, ...(node.children ?? []).flatMap(tagsIn)] : []);
const blockOf = <T extends DocumentBlock['type']>(type: T) =>
  aDocument.blocks.find(({ type: own }) => own === type) as DocumentBlock & { type: T };

describe('the PDF of a report', () => {
  it('is read from the top: who, what, which days, then each block, then what the figures are', async () => {
    const { text } = await read();
    const order = [
      'Agence Lumière',
      'Bilan de février',
      'Du 1er au 28 février 2026',
      'Données jusqu’au',
      'Les jours à partir du 24 février 2026 peuvent encore bouger',
      'Un bon mois : la dépense monte de 12 %',
      'Chiffres clés',
      '16 917,71 €',
      '↑ +8 % · en hausse',
      'Dépense et ROAS par jour',
      'Par plateforme',
      '52 % de la dépense',
      'Rythme des budgets',
      'en retard : 31 % du budget pour 55 % du temps',
      'De l’impression à la signature',
      'Clics (lien) 18 420 1,53 %',
      'Du prospect à l’affaire signée',
      'Qualifiés 41 48,8 % 412,63 €',
      'Ventes réelles et ventes revendiquées',
      'Les plateformes revendiquent 137 % de vos ventes.',
      '412 commandes sur 28 jours',
      'Revendiqué ÷ vendu 137 %',
      'Google Ads 21 335,83 € 8 797,21 €',
      'Ensemble 50 645,83 € 16 917,71 €',
      'Campagnes comparées',
      'CPA : différence nette.',
      '« Été » coûte moins cher par conversion',
      'Été 18,00 € 16,68 € à 19,43 € 16',
      'Le public n’a pas été réparti au hasard.',
      '1 campagne choisie n’est plus dans ce rapport',
      'Meilleures publicités',
      '1 gagnante sur 6 publicités jugées.',
      'au moins 100 € dépensés, et un CPA sous l’objectif de sa campagne, même dans le pire cas de l’intervalle à 95 %',
      'Avis_vidéo',
      'Soldes d’hiver, objectif 20,00 €',
      'Pas d’intervalle : 2 jours mesurés sur 14',
      'Et 7 autres publicités.',
      'Par accroche',
      '75 % de la dépense',
      'Et 1 autre groupe.',
      'Saint-Valentin',
      'Dépense et ROAS par jour : les chiffres',
      'Comment lire ces chiffres',
    ].map((said) => [said, text.indexOf(said)]);
    expect(order.filter(([, at]) => at === -1)).toEqual([]);
    expect(order.map(([, at]) => at)).toEqual(order.map(([, at]) => at).toSorted((a, b) => Number(a) - Number(b)));
  });

  it('is French, has a title, bookmarks and tags, and says in words what is drawn', async () => {
    const { pdf, tags } = await read();
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Bilan de février · Agence Lumière', Language: 'fr-FR' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const bookmarks = (await pdf.getOutline()).map(({ title }) => title);
    expect(bookmarks[0]).toBe('En bref');
    expect(bookmarks.at(-1)).toBe('Comment lire ces chiffres');
    const roles = new Set(tags.map(({ role }) => role));
    for (const role of ['H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(roles).toContain(role);
    const alts = tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt?.replace(/\s/g, ' '));
    expect(alts[0]).toMatch(/^Dépense, de [\d,]+ € à [\d,]+ €$/);
  });

  it('shows markup as text, and a plain sign for what no font here has', async () => {
    const bad = '<b>Été</b> &amp; 👩‍👩‍👧 שלום\u202e\u0007 Łódź';
    const line = { ...blockOf('breakdown').lines[0], label: bad } as (DocumentBlock & {
      type: 'breakdown';
    })['lines'][number];
    const { text, pdf } = await read({
      name: bad,
      branding: { name: bad, color: '#ffee00', logo: null, footer: bad },
      conversionNames: [bad],
      blocks: [
        { type: 'text', title: bad, text: `${bad}\r\n\r\n${bad}` },
        { type: 'annotations', title: bad, items: [{ date: '2026-02-06', text: bad }] },
        { ...blockOf('breakdown'), title: bad, lines: [line] },
        { ...blockOf('pacing'), title: bad },
      ],
    });
    const shown = '<b>Été</b> &amp; □ □□□□ Łódź';
    expect(text.split(shown).length).toBeGreaterThan(9);
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `${shown} · ${shown}` });
    expect(metadata?.get('dc:title')).toBe(`${shown} · ${shown}`);
  });

  it('of no prospect says so, without a table of noughts', async () => {
    const [first] = blockOf('funnel').crm ?? [];
    const { text, tags } = await read({
      blocks: [{ ...blockOf('funnel'), crm: first ? [{ ...first, count: 0 }] : [] }],
    });
    expect(text).toContain('La publicité n’a amené aucun prospect pendant la période.');
    expect(tags.filter(({ role }) => role === 'Table')).toHaveLength(1);
    expect(text).toContain('Comment lire ces chiffres');
  });

  it('says that all its campaigns are gone, and keeps what someone wrote', async () => {
    const { text } = await read({ campaigns: 0, currency: null, dataThrough: null, attributions: [] });
    expect(text).toContain('Aucune campagne ne correspond plus à ce rapport');
    expect(text).toContain('Un bon mois');
    expect(text).not.toMatch(/Chiffres clés|Données jusqu’au|Comment lire/);
  });

  it('of 20 blocks with a hundred lines each takes less than 1 MB, and tells the head of a table once', async () => {
    const series = blockOf('timeseries');
    const [point] = series.points;
    if (!point) throw new Error('No point');
    const points = Array.from({ length: 100 }, (_, at) => ({ ...point, date: addDays('2026-01-01', at) }));
    const long = { ...series, points, previous: points };
    const { bytes, tags, pages } = await read({ blocks: Array.from({ length: 20 }, () => long) });
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(pages).toBeGreaterThan(40);
    // A page tells all of a table that is on it: what stands on paper is counted, once.
    const drawn = (role: string) =>
      new Set(tags.filter((tag) => tag.role === role).flatMap(({ children }) => children?.map(({ id }) => id) ?? []))
        .size;
    expect([drawn('TD'), drawn('TH')]).toEqual([20 * 100 * 4, 20 * (100 + 5)]);
  }, 30_000);

  it.each([
    ['of few colours, some of them clear', palettePng],
    ['with clear parts', `data:image/png;base64,${Buffer.from(encode(picture(4))).toString('base64')}`],
    ['larger than it is printed', `data:image/png;base64,${Buffer.from(encode(picture(3, 1_200))).toString('base64')}`],
  ])('shows a logo %s', async (_what, logo) => {
    const { tags } = await read({ branding: { ...aDocument.branding, logo } });
    expect(tags.find(({ role }) => role === 'Figure')?.alt).toBe('Logo de Agence Lumière');
  });

  it.each([
    ['is cut off', png.slice(0, 80)],
    ['has bytes that are none', `data:image/png;base64,${Buffer.from(noPng).toString('base64')}`],
    ['is a JPEG without an image', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
    ['is something else', 'data:image/svg+xml;base64,PHN2Zy8+'],
  ])('leaves out a logo that %s', async (_what, logo) => {
    const { tags, text } = await read({ branding: { ...aDocument.branding, logo } });
    expect(tags.filter(({ alt }) => alt?.startsWith('Logo'))).toEqual([]);
    expect(text).toContain('Agence Lumière');
  });
});
