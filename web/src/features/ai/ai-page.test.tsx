import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { getAd } from '../../../../shared/ads/library.contract.ts';
import { checkTexts } from '../../../../shared/ai/analysis.contract.ts';
import { listGenerations } from '../../../../shared/ai/generations.contract.ts';
import { listRecommendations } from '../../../../shared/ai/recommendations.contract.ts';
import { getProfile } from '../../../../shared/auth/auth.contract.ts';
import { usePageName } from '../../lib/page-head.tsx';
import { anAd } from '../../testing/ads.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AiPage } from './ai-page.tsx';

let api = fakeApi();
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? '';
const section = (name: string) => plain(screen.getByRole('region', { name }).textContent);

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser() });
  api.answer(listGenerations, { items: [], nextCursor: null });
  api.answer(listRecommendations, { items: [] });
});

test('tells what presses, each with its reason and the way to what does it', async () => {
  const said = { why: 'Parce que.', confidence: 'indicative' as const, evidence: [] };
  api.answer(listRecommendations, {
    items: [
      {
        ...{ id: 'claim_1', type: 'claim_expiring', title: 'Renouveler une source', ...said },
        action: { tool: 'brand', prefill: { brandId: 'bnd_1' } },
      },
      {
        ...{ id: 'tired_1', type: 'refresh', title: 'Remplacer une publicité', ...said },
        action: { tool: 'generate_variations', prefill: { campaignId: 'cmp_1' } },
      },
      {
        ...{ id: 'persona_1', type: 'persona_gap', title: 'Compléter le persona', ...said },
        action: { tool: 'persona', prefill: { personaId: 'per_1' } },
      },
      {
        ...{ id: 'persona_2', type: 'persona_gap', title: 'Écrire pour lui', ...said },
        action: { tool: 'generate_variations', prefill: { personaId: 'per_2' } },
      },
      {
        ...{ id: 'first_ad', type: 'test', title: 'Analyser une première annonce', ...said },
        action: { tool: 'analyze_ad', prefill: {} },
      },
    ],
  });
  renderPage(<AiPage />, '/ai-generator');
  const region = within(await screen.findByRole('region', { name: 'À faire maintenant' }));
  const addresses = region.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/ai-generator?onglet=marques&marque=bnd_1',
    '/campaigns?campagne=cmp_1',
    '/personas?persona=per_1',
    '/ai-generator?outil=variations&persona=per_2',
    '/ai-generator?outil=annonce',
  ]);
  expect(region.getAllByText('Parce que.')).toHaveLength(5);
});

test('shows the tools as a contents page, each of which opens', async () => {
  renderPage(<AiPage />, '/ai-generator');
  expect(screen.queryByText('à venir')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Analyser une annonce' }));
  expect(await screen.findByRole('textbox', { name: 'Texte' })).toBeDefined();
});

test('reads what is typed: a note that adds up, the words marked, the law; nothing is sent', async () => {
  renderPage(<AiPage />, '/ai-generator?outil=annonce');
  expect(screen.queryByRole('region', { name: 'Note' })).toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'Texte' }));
  await userEvent.paste('Marre de perdre vos lundis ? 4 200 agences utilisent Planif. Essayez 14 jours.');
  await waitFor(() => expect(section('Note')).toMatch(/^\d+ sur 100/));
  const points = [...section('Note').matchAll(/(\d+) \/ \d+/g)].reduce((sum, [, one]) => sum + Number(one), 0);
  expect(section('Note').startsWith(`${points} sur 100`)).toBe(true);
  expect(section('Ce que l’on y lit')).toContain('Texte principal78 caractères sur 125');
  expect(section('Le texte annoté')).toContain('Preuve');
  expect(section('Conformité')).toContain('Ce n’est pas un avis juridique');

  await userEvent.click(screen.getByRole('textbox', { name: /^Titre/ }));
  await userEvent.paste('Le meilleur logiciel de planning');
  await waitFor(() => expect(section('Conformité')).toContain('Superlatif sans preuve'));
  expect(section('Conformité')).toContain('À corriger');
  // Someone else's may have its proofs elsewhere.
  await userEvent.click(screen.getByRole('switch', { name: /C’est mon annonce/ }));
  await waitFor(() => expect(section('Conformité')).toContain('À savoir'));
  expect(api.calls(checkTexts)).toEqual([]);
});

test('words that may not be published have no note: why comes first', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['ai:read', 'ai:write'] }) });
  renderPage(<AiPage />, '/ai-generator?outil=annonce');
  await userEvent.click(screen.getByRole('textbox', { name: 'Texte' }));
  await userEvent.paste('Perdez 5 kg en 7 jours, garanti ! Cliquez ici');
  await waitFor(() =>
    expect(section('Note')).toMatch(
      /^À corriger avant de publierPerte de poids chiffrée : « Perdez 5 kg en 7 jours »\d+ sur 100, une note qui ne vaut rien/,
    ),
  );
  expect(screen.getByRole('link', { name: 'À corriger' }).getAttribute('href')).toBe('#note');
});

test('an example fills the desk in one click, and is read at once', async () => {
  renderPage(<AiPage />, '/ai-generator?outil=annonce');
  await userEvent.click(screen.getByRole('button', { name: 'Essayer cet exemple' }));
  await waitFor(() => expect(section('Note')).toMatch(/^\d+ sur 100/));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texte' }).value).toContain('Filante');
  expect(screen.queryByRole('button', { name: 'Essayer cet exemple' })).toBeNull();
});

test('a tool names the page, and its tabs are tabs on a phone too', async () => {
  const open = renderPage(
    <>
      <PageName />
      <AiPage />
    </>,
    '/ai-generator?outil=concurrent',
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Analyser un concurrent');
  open.unmount();
  renderPage(<AiPage />, '/ai-generator');
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Créer', 'Historique', 'Briefs', 'Marques']);
});

const PageName = () => <h1>{usePageName()}</h1>;

test('what is on the desk is still there when the page is loaded again; what was kept badly is nothing', async () => {
  const first = renderPage(<AiPage />, '/ai-generator?outil=annonce');
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), 'Soldes');
  await waitFor(() => expect(sessionStorage.getItem('adOnDesk')).toContain('Soldes'));
  first.unmount();
  const again = renderPage(<AiPage />, '/ai-generator?outil=annonce');
  expect(screen.getByDisplayValue('Soldes')).toBeDefined();
  again.unmount();
  sessionStorage.setItem('adOnDesk', '{"headline":3}');
  renderPage(<AiPage />, '/ai-generator?outil=annonce');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Titre/ }).value).toBe('');
});

test('an ad of the library is on the desk at once, as someone else’s', async () => {
  const ad = anAd({ body: 'Jusqu’au 25 novembre, −20 % sur tout.', headline: 'Soldes', callToAction: 'SHOP_NOW' });
  api.answer(getAd, { ad });
  renderPage(<AiPage />, `/ai-generator?annonce=${ad.id}`);
  expect(await screen.findByDisplayValue('Jusqu’au 25 novembre, −20 % sur tout.')).toBeDefined();
  expect(screen.getByText(`Annonce de ${ad.advertiser.name}`).isConnected).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /C’est mon annonce/ }).checked).toBe(false);
  expect(
    within(screen.getByRole('combobox', { name: 'Bouton' })).getByRole<HTMLOptionElement>('option', { selected: true })
      .value,
  ).toBe('SHOP_NOW');
});

test('an ad that is there no more says so', async () => {
  api.refuse(getAd, 'not_found');
  renderPage(<AiPage />, '/ai-generator?annonce=ads_gone');
  expect((await screen.findByRole('alert')).isConnected).toBe(true);
});
