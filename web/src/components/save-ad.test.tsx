import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Ad } from '../../../shared/ads/ad.ts';
import { createBoard, listBoards } from '../../../shared/boards/board.contract.ts';
import { checkSavedAd, deleteSavedAd, saveAd } from '../../../shared/boards/card.contract.ts';
import { aBoardNamed, anAd } from '../testing/ads.ts';
import { fakeApi, json, refused } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { SaveAdDialog } from './save-ad.tsx';
import { useSavedMark } from './saved-marks.ts';

let api = fakeApi();
const veille = aBoardNamed('Veille', { savedAdCount: 3 });
const noel = aBoardNamed('Noël');

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  api.answer(listBoards, { items: [veille, noel], nextCursor: null });
  api.answer(checkSavedAd, { saved: false, savedAds: [] });
  api.answer(deleteSavedAd, { id: 'sav_1' });
  api.behave(saveAd, () => json(201, { success: true, data: { savedAd: { id: 'sav_1' } } }));
});

const Marked = ({ ad }: { ad: Ad }) => <p>{`${ad.id} ${useSavedMark(ad) ? 'enregistrée' : 'libre'}`}</p>;

function Screen({ ads }: { ads: Ad[] }) {
  const [asking, setAsking] = useState(true);
  return (
    <>
      {ads.map((ad) => (
        <Marked key={ad.id} ad={ad} />
      ))}
      {asking && <SaveAdDialog ads={ads} onClose={() => setAsking(false)} />}
      <Notifications />
    </>
  );
}

const show = (...ads: Ad[]) => renderPage(<Screen ads={ads} />);
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('saves on the board that is chosen, says so at once, and takes it back', async () => {
  show(anAd());
  await choose(/^Noël/);
  expect(await screen.findByText(/Annonce enregistrée sur «.Noël.»/)).toBeDefined();
  expect(api.calls(saveAd)[0]?.body).toEqual({ boardId: noel.id, adId: 'ads_1' });
  expect(screen.getByText('ads_1 enregistrée')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('ads_1 libre')).toBeDefined();
  expect(api.calls(deleteSavedAd)[0]?.url.pathname).toBe('/api/boards/saved-ads/sav_1');
});

test('says on which boards the ad is, and does not save there twice', async () => {
  api.answer(checkSavedAd, { saved: true, savedAds: [{ id: 'sav_9', boardId: veille.id, boardName: 'Veille' }] });
  show(anAd({ saved: true }));
  expect(await screen.findByText('déjà enregistrée')).toBeDefined();
  await choose(/^Veille/);
  expect(api.calls(saveAd)).toHaveLength(0);
  await choose(/^Noël/);
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(api.calls(deleteSavedAd)).toHaveLength(1));
  // Still on the other board.
  expect(screen.getByText('ads_1 enregistrée')).toBeDefined();
});

test('the keyboard is on the board used last', async () => {
  localStorage.setItem('lastBoard', JSON.stringify({ id: noel.id, name: noel.name }));
  show(anAd());
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Noël/));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(api.calls(saveAd)[0]?.body).toEqual({ boardId: noel.id, adId: 'ads_1' }));
});

test('the first board is made on the way', async () => {
  api.answer(listBoards, { items: [], nextCursor: null });
  api.answer(createBoard, { board: aBoardNamed('Mes inspirations') });
  show(anAd());
  await userEvent.click(await screen.findByRole('button', { name: 'Créer et enregistrer' }));
  expect(await screen.findByText(/Annonce enregistrée sur «.Mes inspirations.»/)).toBeDefined();
  expect(api.calls(createBoard)[0]?.body).toEqual({ name: 'Mes inspirations', clientId: null });
});

test('several are saved together; those that were there already are told', async () => {
  api.behave(saveAd, ({ body }) => {
    const { adId } = body as { adId: string };
    if (adId !== 'ads_2') return json(201, { success: true, data: { savedAd: { id: `sav_${adId}` } } });
    return refused('already_saved');
  });
  show(anAd(), anAd({ id: 'ads_2' }), anAd({ id: 'ads_3' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Enregistrer 3.annonces sur un board$/ }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Veille/ }));
  expect(await screen.findByText(/^2.annonces enregistrées sur «.Veille.» \(1 y était déjà\)$/)).toBeDefined();
  expect(screen.getByText('ads_3 enregistrée')).toBeDefined();
});

test('a board that is full is said, and nothing is marked', async () => {
  api.refuse(saveAd, 'saved_ad_limit');
  show(anAd());
  await choose(/^Veille/);
  expect((await screen.findByRole('alert')).textContent).toContain('nombre maximal d’annonces');
  expect(screen.getByText('ads_1 libre')).toBeDefined();
});

test('boards that do not come can be asked again', async () => {
  api.refuse(listBoards, 'unavailable');
  show(anAd());
  await screen.findByRole('alert');
  api.answer(listBoards, { items: [veille], nextCursor: null });
  await choose(/^Réessayer$/);
  expect(await screen.findByRole('button', { name: /^Veille/ })).toBeDefined();
});
