import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { getAd } from '../../../../../../shared/ads/library.contract.ts';
import { getProfile } from '../../../../../../shared/auth/auth.contract.ts';
import {
  createAdImageUpload,
  listAdNames,
  updateAdImages,
} from '../../../../../../shared/campaigns/images.contract.ts';
import { listCampaignAds, updateCampaignAd } from '../../../../../../shared/campaigns/performance.contract.ts';
import { unknownFatigue } from '../../../../../../shared/rules/fatigue.ts';
import { anAd } from '../../../../testing/ads.ts';
import { aCampaign, figuresOf } from '../../../../testing/campaigns.ts';
import { fakeApi, json } from '../../../../testing/fake-api.ts';
import { aUser } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { AdsPart } from './ads-part.tsx';

const period = { from: '2026-11-07', to: '2026-11-20', problem: null } as never;
const image = (name: string, type = 'image/png', size = 10) => new File(['x'.repeat(size)], name, { type });
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

let api = fakeApi();
let changes: Record<string, object> = {};
const put = vi.fn(async () => new Response(null, { status: 200 }));

function adOf(adId: string, name: string) {
  return {
    ...{ adId, name, adSetName: 'Larges', dims: { Format: 'Vidéo' }, firstDay: null, lastDay: null, share: 0.5 },
    ...{ libraryAdId: null, linkedAutomatically: false, imageUrl: null, hasOwnImage: false, creative: null },
    fatigue: unknownFatigue({ adId, adName: name }, 'too_young'),
    ...figuresOf([{ spend: 60 }]),
    ...changes[adId],
  };
}

beforeEach(() => {
  changes = {};
  put.mockClear();
  api = fakeApi();
  api.answer(getProfile, { user: aUser({ permissions: ['campaigns:write'] }) });
  api.behave(listCampaignAds, ({ url }) => {
    const all = [adOf('1', 'Vidéo | Soldes'), adOf('2', 'Carrousel')];
    const items = url.searchParams.has('dim') ? all.slice(0, 1) : all;
    const counts = [{ value: 'Vidéo', label: 'Vidéo', count: 1 }];
    const dims = [
      { field: 'Format', counts },
      { field: 'Offre', counts: [] },
    ];
    return json(200, { success: true, data: { items, nextCursor: null, total: items.length, dims, currency: 'EUR' } });
  });
  api.answer(listAdNames, {
    items: [
      { adId: '2', name: 'Carrousel', hasOwnImage: true },
      { adId: '1', name: 'Vidéo | Soldes', hasOwnImage: false },
    ],
  });
  api.answer(createAdImageUpload, { uploadId: 'upl_1', url: 'http://localhost/put', headers: {} });
  api.behave(updateAdImages, ({ body }) => {
    const { adIds, uploadId } = updateAdImages.body.parse(body);
    const imageUrl = uploadId && `/files/${uploadId}.png`;
    for (const adId of adIds) changes[adId] = { imageUrl, hasOwnImage: uploadId !== null };
    return json(200, { success: true, data: { items: adIds.map((adId) => ({ adId, imageUrl })) } });
  });
  const faked = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => (input.endsWith('/put') ? put() : faked(input, init)));
});

const show = () => renderPage(<AdsPart campaign={aCampaign('1')} period={period} />, '/campaigns?campagne=cam_1');
const given = () => api.calls(updateAdImages).map(({ body }) => body);
const opened = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Voir la publicité ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
};

test('images that are dropped together go to the ads of their names, and what matches none is told', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter des images' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.upload(await dialog.findByLabelText(/Choisir des images/), [
    image('VIDEO - soldes.PNG'),
    image('carrousel.jpg', 'image/jpeg'),
    image('autre.webp', 'image/webp'),
  ]);
  await userEvent.upload(dialog.getByLabelText(/Choisir des images/), image('lourde.png', 'image/png', 2_000_001));
  const lines = () => dialog.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(lines()).toEqual([
    'VIDEO - soldes.PNGPour « Vidéo | Soldes »',
    'carrousel.jpgPour « Carrousel », à la place de la sienne',
    'autre.webpAucune publicité de ce nom',
    'lourde.pngChoisissez une image PNG, JPEG ou WebP de 2 Mo au plus',
  ]);
  expect(plain(dialog.getByRole('status').textContent)).toBe('2 reconnues, 1 sans publicité, 1 refusée');
  await userEvent.click(dialog.getByRole('button', { name: /^Ajouter 2/ }));
  await vi.waitFor(() =>
    expect(plain(dialog.getByRole('status').textContent)).toBe('2 ajoutées, 1 sans publicité, 1 refusée'),
  );
  expect(given()).toEqual([
    { adIds: ['1'], uploadId: 'upl_1' },
    { adIds: ['2'], uploadId: 'upl_1' },
  ]);
  // One without a name of ours takes it by hand.
  await userEvent.type(dialog.getByRole('combobox', { name: 'Publicité de autre.webp' }), 'carrousel');
  await userEvent.click(dialog.getByRole('button', { name: /^Ajouter 1/ }));
  await vi.waitFor(() => expect(given()).toHaveLength(3));
  expect(put).toHaveBeenCalledTimes(3);
});

test('an ad takes an image by hand, which may be removed; one that is refused says why', async () => {
  show();
  const dialog = await opened('Carrousel');
  await userEvent.upload(dialog.getByLabelText('Image de Carrousel'), image('a.png'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Retirer l’image' }));
  expect(await dialog.findByRole('button', { name: 'Ajouter une image' })).toBeDefined();
  expect(given()).toEqual([
    { adIds: ['2'], uploadId: 'upl_1' },
    { adIds: ['2'], uploadId: null },
  ]);
  await userEvent.upload(dialog.getByLabelText('Image de Carrousel'), image('b.png', 'image/png', 2_000_001));
  expect(dialog.getByRole('alert').textContent).toContain('PNG, JPEG ou WebP');
  expect(put).toHaveBeenCalledTimes(1);
});

test('an ad says its texts, and that it was joined to the library by itself, which is undone', async () => {
  const creative = { videoId: null, title: 'Jusqu’à −40 %', body: 'Les soldes sont là.', callToAction: 'SHOP_NOW' };
  changes['2'] = { creative, libraryAdId: 'ads_1', linkedAutomatically: true };
  api.answer(getAd, { ad: anAd({ id: 'ads_1', headline: 'Trois routines' }) });
  api.behave(updateCampaignAd, () => {
    changes['2'] = { creative };
    return json(200, { success: true, data: { ad: adOf('2', 'Carrousel') } });
  });
  show();
  const dialog = await opened('Carrousel');
  const said = within(dialog.getByRole('region', { name: 'Textes' }));
  expect(said.getByText('Jusqu’à −40 %')).toBeDefined();
  expect(said.getByText('Acheter')).toBeDefined();
  expect((await dialog.findByRole('link', { name: 'Trois routines' })).getAttribute('href')).toBe('/ads?annonce=ads_1');
  expect(dialog.getByText(/Reliée automatiquement/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer le lien' }));
  expect(await dialog.findByText('Reliée à aucune annonce')).toBeDefined();
  expect(api.calls(updateCampaignAd)[0]?.body).toEqual({ libraryAdId: null });
});

test('ads are narrowed by what their names say, and all shown again', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Format' }));
  expect(screen.queryByRole('button', { name: 'Offre' })).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Vidéo/ }));
  await vi.waitFor(() => expect(screen.queryByText('Carrousel')).toBeNull());
  expect(api.calls(listCampaignAds).at(-1)?.url.searchParams.getAll('dim')).toEqual(['Format:Vidéo']);
  expect(new URLSearchParams(screen.getByTestId('address').textContent?.split('?')[1]).getAll('champ')).toEqual([
    'Format:Vidéo',
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer' }));
  expect(await screen.findByText('Carrousel')).toBeDefined();
});

test('who may only read sees the ad, without its acts', async () => {
  api.answer(getProfile, { user: aUser({ permissions: ['campaigns:read'] }) });
  show();
  const dialog = await opened('Carrousel');
  expect(dialog.queryByRole('button', { name: /image|annonce/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ajouter des images' })).toBeNull();
});
