import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { deletePersonalData, getPersonalData } from '../../../../../shared/prospects/privacy.contract.ts';
import {
  deleteProspect,
  getProspect,
  restoreProspect,
  updateProspect,
} from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect, ProspectActivity } from '../../../../../shared/prospects/prospect.ts';
import { listProspectActivities } from '../../../../../shared/prospects/timeline.contract.ts';
import { anAd, aSearchPage } from '../../../testing/ads.ts';
import { fakeApi, silence } from '../../../testing/fake-api.ts';
import { handedFiles } from '../../../testing/handed-files.ts';
import { aProspect, serveProspects } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DrawerPage } from './testing/drawer-page.tsx';

let api = fakeApi();
const onClose = vi.fn();
const onChanged = vi.fn();

const helene = aProspect('1', {
  firstName: 'Hélène',
  lastName: 'Œuvrard',
  jobTitle: 'Directrice marketing',
  company: 'Maison Verdure',
  email: 'helene@verdure.fr',
  phone: '+33612345678',
  phoneNational: '06 12 34 56 78',
  website: 'verdure.fr/contact',
  status: 'proposal',
  value: 12_000,
  tags: ['recommandation', '<b>gras</b>'],
  score: 61,
  scoreDetails: [
    { rule: 'jobExecutive', group: 'fit', label: 'Fonction : direction', points: 15.5 },
    { rule: 'competitor', group: 'fit', label: 'Concurrent', points: -4.5 },
    { rule: 'meetingHeld', group: 'engagement', label: 'Rendez-vous tenu', points: 50 },
  ],
  collectedFrom: 'Salon E-marketing',
  activityCount: 2,
  version: 3,
});

beforeEach(() => {
  notifications.clean();
  onClose.mockClear();
  onChanged.mockClear();
  api = fakeApi();
  api.answer(searchAds, aSearchPage([]));
});

function show(prospect: Prospect = helene, lines: ProspectActivity[] = []) {
  api.answer(listProspectActivities, { items: lines, nextCursor: null });
  const held = serveProspects(api, [prospect]);
  render(prospect.id);
  return held;
}

const render = (id: string) => renderPage(<DrawerPage id={id} onClose={onClose} onChanged={onChanged} />);

const sent = () => api.calls(updateProspect).map(({ body }) => body);
const openedDialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

test('says who it is, where it stands and how to reach it, hostile words as words', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Hélène Œuvrard' })).toBeDefined();
  expect(screen.getByText('Directrice marketing · Maison Verdure')).toBeDefined();
  expect(screen.getAllByText(/^12.000.€$/)).toHaveLength(2);
  expect(screen.getByText('<b>gras</b>')).toBeDefined();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('E-mail : helene@verdure.fr').getAttribute('href')).toBe('mailto:helene@verdure.fr');
  expect(link('Téléphone : 06 12 34 56 78').getAttribute('href')).toBe('tel:+33612345678');
  const site = link('Site web : verdure.fr/contact (nouvel onglet)');
  expect(site.getAttribute('href')).toBe('https://verdure.fr/contact');
  expect(site.getAttribute('rel')).toContain('noopener');
});

test('who does not want to be contacted is neither written to nor called, and it says why', async () => {
  show({ ...helene, doNotContact: true });
  const mail = await screen.findByRole('link', { name: 'E-mail : helene@verdure.fr' });
  expect(mail.hasAttribute('href')).toBe(false);
  expect(mail.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(mail.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toContain('ne veut pas être contactée');
  expect(screen.getByRole('link', { name: /^Téléphone/ }).hasAttribute('href')).toBe(false);
  expect(screen.getByRole('link', { name: /^Site web/ }).hasAttribute('href')).toBe(true);
});

test('each rule of the score shows its signed points, by group, and they add up to the score', async () => {
  show();
  const reasons = within(await screen.findByRole('region', { name: 'Pourquoi ce score' }));
  expect(
    reasons
      .getAllByRole('heading', { level: 4 })
      .map(({ nextSibling, textContent }) => [textContent, nextSibling?.textContent]),
  ).toEqual([
    ['Adéquation', '+11'],
    ['Engagement', '+50'],
  ]);
  const points = reasons.getAllByRole('listitem').map((line) => line.textContent);
  expect(points).toEqual(['Fonction : direction+15,5', 'Concurrent−4,5', 'Rendez-vous tenu+50']);
});

test('waits in its shape, says what is not there, and asks again', async () => {
  api.behave(listProspectActivities, silence);
  api.behave(getProspect, silence);
  const { unmount } = render('pro_1');
  expect(await screen.findByRole('status', { name: 'Chargement du prospect' })).toBeDefined();
  unmount();
  api.refuse(getProspect, 'not_found');
  const { unmount: leave } = render('pro_1');
  expect((await screen.findByRole('alert')).textContent).toContain('Ce prospect n’existe pas, ou plus');
  leave();
  api.refuse(getProspect, 'forbidden');
  show();
  expect(await screen.findByRole('heading', { name: 'Hélène Œuvrard' })).toBeDefined();
});

test('a refusal to read is said, and can be asked again', async () => {
  api.answer(listProspectActivities, { items: [], nextCursor: null });
  api.refuse(getProspect, 'forbidden');
  render(helene.id);
  expect((await screen.findByRole('alert')).textContent).toContain('Vous n’avez pas l’autorisation nécessaire');
  serveProspects(api, [helene]);
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Hélène Œuvrard' })).toBeDefined();
});

test('the status changes in its place, with the version', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Statut de Hélène Œuvrard : Proposition/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gagné' }));
  await waitFor(() => expect(sent()).toEqual([{ status: 'won', version: 3 }]));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: /^Statut de Hélène Œuvrard : Gagné/ })).toBeDefined();
});

test('an edit may write on the timeline: it is read again', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Statut de Hélène Œuvrard/ }));
  const reads = api.calls(listProspectActivities).length;
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gagné' }));
  await waitFor(() => expect(api.calls(listProspectActivities).length).toBe(reads + 1));
});

test('the same status changed by two people: both show, one chooses', async () => {
  const held = show();
  const button = await screen.findByRole('button', { name: /^Statut de Hélène Œuvrard/ });
  held.set(helene.id, { ...helene, status: 'qualified', version: 7 });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gagné' }));
  const dialog = await openedDialog(/a été modifié$/);
  expect(dialog.getByText('Qualifié')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() => expect(held.get(helene.id)).toMatchObject({ status: 'won', version: 8 }));
});

test('the next action is planned, put off, done, and done is taken back', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Planifier une action' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Prochaine action' }), 'Rappeler');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const next = within(await screen.findByRole('region', { name: 'Prochaine action' }));
  expect(await next.findByText('Rappeler')).toBeDefined();
  await waitFor(() => expect(sent()).toEqual([{ nextAction: 'Rappeler', nextActionAt: null, version: 3 }]));
  await userEvent.click(next.getByRole('button', { name: /^Reporter/ }));
  await userEvent.click(await next.findByRole('menuitem', { name: /^Dans 3 jours/ }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    nextAction: 'Rappeler',
    nextActionAt: expect.stringMatching(/T0[78]:00:00.000Z$/),
  });
  await userEvent.click(next.getByRole('button', { name: 'Fait' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(sent()[3]).toMatchObject({ nextAction: 'Rappeler', version: 6 }));
  expect(sent()[2]).toMatchObject({ nextAction: null, nextActionAt: null });
});

test('the ads of the company are its own, four at most, and lead to the library', async () => {
  const own = Array.from({ length: 6 }, (_, at) => anAd({ id: `ads_${at}`, headline: `Annonce ${at}` }));
  const other = anAd({ id: 'ads_other', advertiser: { id: '2', name: 'Verdure & Co', url: null } });
  api.answer(searchAds, aSearchPage([other, ...own]));
  show();
  const ads = within(await screen.findByRole('region', { name: 'Ses annonces dans la bibliothèque' }));
  expect(ads.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...[0, 1, 2, 3].map((at) => `/ads?annonce=ads_${at}`),
    '/ads?advertiserId=1001',
  ]);
  expect(api.calls(searchAds)[0]?.url.searchParams.get('q')).toBe('"Maison Verdure"');
});

test('without an ad of the company, nothing is said', async () => {
  api.answer(searchAds, aSearchPage([anAd({ advertiser: { id: '2', name: 'Verdure & Co', url: null } })]));
  show();
  await waitFor(() => expect(api.calls(searchAds)).toHaveLength(1));
  expect(screen.queryByText('Ses annonces dans la bibliothèque')).toBeNull();
});

test('the data of the person are handed over as a file', async () => {
  const prospect = { ...helene };
  api.answer(getPersonalData, { prospect, activities: [], exportedAt: '2026-11-21T10:00:00.000Z' });
  const files = handedFiles();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Exporter les données de la personne' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ prospect: { email: 'helene@verdure.fr' } });
});

test('erasing names what is lost before anything is lost', async () => {
  api.answer(deletePersonalData, { id: helene.id });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer définitivement…' }));
  const dialog = await openedDialog(/^Effacer définitivement/);
  expect(plain(dialog.getByRole('list').textContent)).toContain('dont 2 échanges');
  expect(api.calls(deletePersonalData)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Effacer définitivement' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onChanged).toHaveBeenCalled();
});

test('not to be contacted is one press, and a refusal takes it back', async () => {
  show();
  const toggle = await screen.findByRole('switch', { name: /^Ne pas contacter/ });
  await userEvent.click(toggle);
  await waitFor(() => expect(sent()).toEqual([{ doNotContact: true, version: 3 }]));
  api.refuse(updateProspect, 'forbidden');
  await userEvent.click(toggle);
  expect(await screen.findByText('Le choix de la personne n’a pas été enregistré')).toBeDefined();
  expect(screen.getByRole('link', { name: /^E-mail/ }).hasAttribute('href')).toBe(false);
});

test('a prospect deleted comes back', async () => {
  api.answer(deleteProspect, { id: helene.id });
  api.answer(restoreProspect, { prospect: helene });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le prospect' }));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Hélène Œuvrard est rétabli')).toBeDefined();
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test('a prospect can no longer come back once the time is over', async () => {
  api.answer(deleteProspect, { id: helene.id });
  api.refuse(restoreProspect, 'not_found');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer le prospect' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('Les 30 secondes sont passées.')).toBeDefined();
});

test('Escape closes what is on top, then the drawer', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Effacer définitivement…' }));
  await openedDialog(/^Effacer définitivement/);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Effacer/ })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
