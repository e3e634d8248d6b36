import { encode } from 'fast-png';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import type { DocumentCard } from '../../../shared/boards/board-document.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { readFile } from '../../platform/clients/files.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { BoardCounts } from '../core/board-counts.entity.ts';
import { newBoard, save, teamWithAds } from '../testing/boards.ts';
import { boardPdf } from './board-pdf.ts';

const pdf = (token: string, id: string, query: { notes?: 'true' } = {}) =>
  call(boards.getBoardPdf, { token, params: { id }, query });

async function textOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const read = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  for (let at = 1; at <= read.numPages; at++)
    for (const item of (await (await read.getPage(at)).getTextContent()).items)
      text += 'str' in item ? `${item.str} ` : '';
  return { pages: read.numPages, text: text.replace(/\s+/g, ' ') };
}

async function fileAt(url: string) {
  const { pathname } = new URL(url);
  return textOf((await readFile(pathname.slice(pathname.indexOf('exports/')))) ?? new Uint8Array());
}

it('answers where the PDF of a board is, in its order, and with the notes when they are asked for', async () => {
  const { token, workspaceId, adIds } = await teamWithAds(3);
  const client = await putClient(workspaceId, { name: 'Maison Rivière' });
  const board = await newBoard(token, {
    name: 'Été à « Łódź »',
    description: 'Pour le client',
    clientId: client.clientId,
  });
  const [first, second] = board.columns;
  await save(token, board.id, adIds[0] ?? '', { columnId: second?.id, note: 'À reprendre en bleu', tags: ['interne'] });
  await save(token, board.id, adIds[1] ?? '', { columnId: first?.id });
  const { status, data } = await pdf(token, board.id);
  expect(status).toBe(200);
  expect(new URL(data.url).searchParams.get('response-content-disposition')).toMatch(
    /^attachment; filename="ete-a-lodz-\d{4}-\d\d-\d\d\.pdf"$/,
  );
  const { text } = await fileAt(data.url);
  for (const said of ['Été à « Łódź »', 'Maison Rivière', 'Pour le client', '2 annonces', `${first?.name} (1)`])
    expect(text).toContain(said);
  expect(text).not.toMatch(/reprendre|interne|usr_|brd_/);
  const whole = await fileAt((await pdf(token, board.id, { notes: 'true' })).data.url);
  expect(whole.text).toContain('À reprendre en bleu');
  expect(whole.text).toContain('Étiquettes : interne');
});

it('is for who may export boards, of their workspace, and of what one file can hold', async () => {
  const { token, user, workspaceId } = await teamWithAds();
  const { id } = await newBoard(token);
  expect((await pdf((await signedInUser()).token, id)).status).toBe(404);
  const { token: blind } = await colleagueOf(user, { role: 'manager', refusals: ['boards:export'] });
  expect((await pdf(blind, id)).status).toBe(403);
  expect((await pdf(token, id)).status).toBe(200);
  await BoardCounts.patch({ workspaceId, boardId: id }).set({ total: 401 }).go();
  expect((await pdf(token, id)).error.code).toBe('payload_too_large');
});

it('draws whatever people wrote, and pictures that can be read', async () => {
  const png = Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12).fill(200), channels: 3 }));
  const aCard = (name: string, more: Partial<DocumentCard['ad']> = {}): DocumentCard => ({
    ad: {
      advertiser: { id: '1', name, url: null },
      platforms: ['facebook'],
      headline: 'Trois 🎯 mots',
      body: 'Une phrase assez longue pour remplir. '.repeat(60),
      callToAction: 'LEARN_MORE',
      landingUrl: `https://exemple.fr/${'a'.repeat(300)}`,
      media: [],
      startedAt: '2026-07-18',
      endedAt: null,
      daysRunning: 127,
      ...more,
    },
    note: 'Une note\nsur deux lignes',
    tags: ['a', 'b'],
  });
  const image = { type: 'image' as const, url: `data:image/png;base64,${png.toString('base64')}` };
  const broken = { type: 'image' as const, url: 'data:image/jpeg;base64,AAAA' };
  const cards = Array.from({ length: 12 }, (_, at) =>
    aCard(`Annonceur ${at}`, at % 3 === 0 ? {} : { media: [at % 3 === 1 ? image : broken] }),
  );
  const columns = [
    { name: 'À tester', cards },
    { name: 'Vide', cards: [] },
  ];
  const bytes = await boardPdf({ name: '<b>Veille</b>', description: null, from: null, asOf: '2026-11-26', columns });
  const { pages, text } = await textOf(bytes);
  expect(pages).toBeGreaterThan(3);
  for (const said of [
    '<b>Veille</b>',
    'Trois □ mots',
    'Annonceur 11',
    'Aucune annonce dans cette colonne',
    'depuis le 18 juillet 2026',
  ])
    expect(text).toContain(said);
});
