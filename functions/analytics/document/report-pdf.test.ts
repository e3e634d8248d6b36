import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { DocumentBlock, ReportDocument } from '../../../shared/analytics/report-data.ts';
import { aDocument } from '../testing/report-document.ts';
import { reportPdf } from './report-pdf.ts';

type Node = { role?: string; alt?: string; lang?: string; children?: Node[]; type?: string };

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
      '↑ +8 % · mieux',
      'Dépense et ROAS par jour',
      'Par plateforme',
      '52 % de la dépense',
      'Rythme des budgets',
      'en retard : 31 % du budget pour 55 % du temps',
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
    for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']) expect(roles).toContain(role);
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

  it('says that all its campaigns are gone, and keeps what someone wrote', async () => {
    const { text } = await read({ campaigns: 0, currency: null, dataThrough: null, attributions: [] });
    expect(text).toContain('Aucune campagne ne correspond plus à ce rapport');
    expect(text).toContain('Un bon mois');
    expect(text).not.toMatch(/Chiffres clés|Données jusqu’au|Comment lire/);
  });
});
