import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getCollaborationContract } from '../../../../../shared/ugc/agreement.contract.ts';
import { commitToCollaboration, getCollaboration } from '../../../../../shared/ugc/collaboration.contract.ts';
import { getCollaborationTimeline, listCollaborationMessages } from '../../../../../shared/ugc/message.contract.ts';
import { completeUgcUpload, createUgcUpload } from '../../../../../shared/ugc/upload.contract.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aCollaboration, aUgcCampaign } from '../../../testing/ugc.ts';
import { CollaborationDrawer } from './collaboration-drawer.tsx';

const sha256 = 'a'.repeat(64);
const at = '2026-11-20T08:00:00Z';
const counter = { year: 2026, threshold: 1_000, before: 0, this: 1_200, total: 1_200, rolling12Months: 1_200 };
const contract = {
  ...{ html: '<p>Contrat</p>', sha256, level: 'contract' as const, pdfUrl: 'http://localhost/c.pdf', annexes: [] },
  signedElsewhere: { fileName: 'contrat.pdf', sha256: 'b'.repeat(64), url: 'http://localhost/signed.pdf' },
  evidence: {
    ...{ level: 'simple' as const, notice: 'Signature électronique simple' },
    events: [{ at, party: 'brand' as const, act: 'add_signed', name: 'Élise', ip: null, sentTo: null, sha256 }],
  },
};

test('a contract is signed with the PDF that was signed elsewhere, read with its proofs, and saved', async () => {
  const api = fakeApi();
  const collaboration = aCollaboration({
    ...{ status: 'accepted', allowed: ['countersign'] },
    offer: { fee: 1_200, message: null, expiresOn: '2026-11-27', madeAt: at, terms: aUgcCampaign() },
    agreement: {
      ...{ level: 'contract', why: 'law', status: 'signed_by_creator', missing: [], documentSha256: sha256 },
      ...{ signedAt: null, counter: { ...counter, earlier: [] } },
    },
  });
  api.answer(getCollaboration, { collaboration });
  api.answer(getCollaborationTimeline, { items: [], nextCursor: null });
  api.answer(listCollaborationMessages, { items: [], nextCursor: null });
  renderPage(<CollaborationDrawer id="clb_1" onClose={() => undefined} />, '/ugc/campaigns');
  const drawer = within(await screen.findByRole('dialog', { name: 'Léa Martin' }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Contresigner' }));
  const form = within(await drawer.findByRole('form', { name: 'Contresigner' }));
  await userEvent.type(form.getByLabelText(/^Vos prénom et nom/), 'Élise Fontaine');
  await userEvent.type(form.getByLabelText(/^Votre mot de passe/), 'Bonjour2026');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  const choose = async (size: number) => {
    const file = new File(['%PDF-1.4 %%EOF'], 'contrat.pdf', { type: 'application/pdf' });
    Object.defineProperty(file, 'size', { value: size });
    await userEvent.upload(input, file);
  };
  await choose(11 * 1024 * 1024);
  await userEvent.click(form.getByRole('button', { name: 'Contresigner' }));
  expect(await form.findByText(/dépasse 10\sMo/)).toBeDefined();
  await choose(14);
  const upload = {
    ...{ id: 'fil_1', purpose: 'contract' as const, name: 'contrat.pdf', size: 14, partSize: 8, partCount: 1 },
    ...{ status: 'open' as const, expiresAt: at },
  };
  // Where its parts go is no route of ours.
  api.answer(createUgcUpload, { upload, parts: [] });
  api.answer(completeUgcUpload, { upload });
  api.answer(commitToCollaboration, { collaboration });
  api.answer(getCollaborationContract, contract);
  await userEvent.click(form.getByRole('button', { name: 'Contresigner' }));
  await waitFor(() => expect(api.calls(commitToCollaboration)).toHaveLength(1));
  expect(api.calls(createUgcUpload)[0]?.body).toMatchObject({
    collaborationId: 'clb_1',
    name: 'contrat.pdf',
    size: 14,
  });
  expect(api.calls(commitToCollaboration)[0]?.body).toMatchObject({ uploadId: 'fil_1', documentSha256: sha256 });
  await userEvent.click(drawer.getByRole('button', { name: 'Lire le document' }));
  expect(await drawer.findByText(/Élise, pour l’annonceur, a joint le contrat signé ailleurs/)).toBeDefined();
  const link = drawer.getByRole('link', { name: /^Le contrat signé ailleurs.*contrat.pdf$/ });
  expect(link.getAttribute('href')).toBe('http://localhost/signed.pdf');
  const asked = api.calls(getCollaborationContract).length;
  await userEvent.click(drawer.getByRole('button', { name: 'Télécharger le PDF signé' }));
  await waitFor(() => expect(api.calls(getCollaborationContract)).toHaveLength(asked + 1));
});
