import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getGeneration } from '../../../../../../shared/ai/generations.contract.ts';
import { checkProvenance } from '../../../../../../shared/ai/provenance.contract.ts';
import { getProfile } from '../../../../../../shared/auth/auth.contract.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { writtenVariations } from '../../../../testing/generations.ts';
import { aUser } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { AiPage } from '../../ai-page.tsx';
import { checkedText } from './checked-text.ts';

test('the certificate of a text is handed over, and checked against the text or another one', async () => {
  const api = fakeApi();
  const kept = writtenVariations();
  const [text] = kept.output.items[0]?.texts ?? [];
  const generation = { ...kept, manifests: { [text?.id ?? '']: 'signed.words' } };
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read'] }) });
  api.answer(getGeneration, { generation });
  const at = '2026-11-20T10:00:00.000Z';
  api.answer(checkProvenance, { valid: true, kind: 'composed', engine: 'integre', model: null, at });
  renderPage(<AiPage />, '/ai-generator?generation=gen_1');
  await userEvent.click(await screen.findByRole('button', { name: /^Actions sur le logiciel/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Certificat d’origine' }));
  expect(await screen.findByDisplayValue('signed.words')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect(await screen.findByText(/^Preuve valable.+moteur intégré/)).toBeDefined();
  expect(api.calls(checkProvenance)[0]?.body).toEqual({ text: text?.text, manifest: 'signed.words' });
  api.answer(checkProvenance, { valid: false, kind: null, engine: null, model: null, at: null });
  await userEvent.type(screen.getByLabelText(/Texte à vérifier/), ' ou pas');
  expect(screen.queryByText(/^Preuve valable/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect(await screen.findByText('Cette preuve d’origine n’est pas celle de ce texte.')).toBeDefined();
});

test('what a model wrote is said to be, and what a person changed of it', () => {
  const written = {
    valid: true,
    engine: 'openai-compatible',
    model: 'mistral-small',
    at: '2026-11-20T10:00:00.000Z',
  } as const;
  expect(checkedText({ ...written, kind: 'ai_generated' })).toMatch(
    /écrit par mistral-small, une intelligence artificielle, le 20\snov\.\s2026/,
  );
  expect(checkedText({ ...written, kind: 'ai_assisted' })).toContain('puis modifié par une personne');
});
