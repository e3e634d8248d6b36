import { expect, it } from 'vitest';
import * as agreement from '../../../shared/ugc/agreement.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { accept, countersign, listedCreator, offered } from '../testing/collaborations.ts';
import { paperAt } from '../testing/papers.ts';

it('the PDF of a contract holds the text that was signed, its proofs and its very bytes, and says who has not signed yet', async () => {
  const product = { name: 'Sérum <b>Rosée</b>\u202e\u200b & « מים »', value: 39, shipping: 'none' as const };
  const { token, id, creator } = await offered(1_200, { product, diffusion: 'creator_account' });
  const read = async () => (await call(agreement.getCollaborationContract, { token, params: { id } })).data;
  const own = async () => (await call(agreement.getSpaceContract, { token: creator.token, params: { id } })).data;
  // Nothing that may still change leaves as a file.
  expect([(await read()).pdfUrl, (await own()).pdfUrl]).toEqual([null, null]);
  await accept(creator, id);
  const half = await read();
  const waiting = await paperAt(half.pdfUrl);
  expect(waiting.text).toContain('l’annonceur ne l’a pas encore signé');
  await countersign(token, id);
  const { html, sha256, pdfUrl } = await read();
  expect(new URL(pdfUrl ?? '').searchParams.get('response-content-disposition')).toContain(`${id}.pdf`);
  const { text, attached, pages, size } = await paperAt(pdfUrl);
  expect(text).not.toContain('ne l’a pas encore signé');
  for (const said of [
    ...[
      'Contrat de collaboration commerciale',
      'Léa Morin',
      'Élise Fontaine',
      '1. Parties',
      '11. Données personnelles',
    ],
    ...['Sérum <b>Rosée</b> & « □□□ »', 'Preuves de la signature', sha256, 'Code à usage unique envoyé à'],
    ...['a accepté l’offre et signé le document', 'pour l’annonceur, a signé le document', 'heure de Paris'],
  ])
    expect(text).toContain(said);
  // Each clause as it was read: what the paper says is what the text says.
  for (const [, paragraph = ''] of html.matchAll(/<li>([^<&]+)<\/li>/g))
    expect(text).toContain(paragraph.replace(/\s+/g, ' '));
  expect(attached).toEqual([['document.html', sha256]]);
  expect(sha256).toBe(half.sha256);
  expect(pages).toBeLessThanOrEqual(6);
  expect(size).toBeLessThan(600_000);
  // Both sides read the same paper, drawn once.
  const place = (url: string | null) => new URL(url ?? '').pathname;
  expect(place((await own()).pdfUrl)).toBe(place(pdfUrl));
  const [stranger, other] = await Promise.all([signedInUser(), listedCreator()]);
  for (const one of [
    await call(agreement.getCollaborationContract, { token: stranger.token, params: { id } }),
    await call(agreement.getSpaceContract, { token: other.token, params: { id } }),
  ])
    expect(one.status).toBe(404);
});
