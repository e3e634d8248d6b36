import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { searchAds } from '../../../../../shared/ads/library.contract.ts';
import { getProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { ProspectActivity } from '../../../../../shared/prospects/prospect.ts';
import {
  createProspectActivity,
  deleteProspectActivity,
  listProspectActivities,
  updateProspectActivity,
} from '../../../../../shared/prospects/timeline.contract.ts';
import { aSearchPage } from '../../../testing/ads.ts';
import { type Call, fakeApi, json, offline, refused } from '../../../testing/fake-api.ts';
import { anActivity, aProspect, serveProspects } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DrawerPage } from './testing/drawer-page.tsx';

let api = fakeApi();
const onChanged = vi.fn();
const onClose = vi.fn();
const prospect = aProspect('1', { phone: '+33612345678' });

beforeEach(() => {
  notifications.clean();
  onChanged.mockClear();
  onClose.mockClear();
  api = fakeApi();
  api.answer(searchAds, aSearchPage([]));
});

/** A timeline that answers as the API does: by type, two lines a page, with its versions. */
function show(lines: ProspectActivity[]) {
  const held = new Map(lines.map((line) => [line.id, line]));
  const ok = (data: unknown, status = 200) => json(status, { success: true, data });
  const idOf = ({ url }: Call) => url.pathname.split('/').at(-1) ?? '';
  api.behave(listProspectActivities, ({ url }) => {
    const type = url.searchParams.get('type');
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const found = [...held.values()].filter((line) => !type || line.type === type);
    const nextCursor = from + 2 < found.length ? String(from + 2) : null;
    return ok(listProspectActivities.output.parse({ items: found.slice(from, from + 2), nextCursor }));
  });
  api.behave(updateProspectActivity, (call) => {
    const { version, ...edit } = updateProspectActivity.body.parse(call.body);
    const line = held.get(idOf(call));
    if (!line || line.version !== version) {
      return refused('conflict');
    }
    const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
    held.set(line.id, { ...line, ...given, version: version + 1 });
    return ok({ activity: held.get(line.id) });
  });
  api.behave(deleteProspectActivity, (call) => {
    held.delete(idOf(call));
    return ok({ id: idOf(call) });
  });
  api.answer(createProspectActivity, { activity: anActivity('new') });
  serveProspects(api, [prospect]);
  renderPage(<DrawerPage id={prospect.id} onClose={onClose} onChanged={onChanged} />);
  return held;
}

const timeline = async () => within(await screen.findByRole('region', { name: 'Chronologie' }));
const lineWith = async (text: string) => {
  const item = (await (await timeline()).findByText(text)).closest('li');
  if (!item) throw new Error(`${text} is on no line`);
  return within(item);
};
const sentTo = (route: typeof updateProspectActivity | typeof createProspectActivity) =>
  api.calls(route).map(({ body }) => body);

async function choose(text: string, act: string) {
  const line = await lineWith(text);
  await userEvent.click(line.getByRole('button', { name: /^Actions/ }));
  await userEvent.click(await line.findByRole('menuitem', { name: act }));
}

test('an empty timeline says what it waits for', async () => {
  show([]);
  expect(
    await (await timeline()).findByText('Aucun échange pour l’instant. Notez le premier ci-dessus.'),
  ).toBeDefined();
});

test('lines come page by page, and by type', async () => {
  show([anActivity('a'), anActivity('b', { type: 'note' }), anActivity('c', { content: '<i>Trois</i>' })]);
  const lines = await timeline();
  await lines.findByText('Échange a');
  expect(lines.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(lines.getByRole('button', { name: 'Afficher la suite' }));
  expect(await lines.findByText('<i>Trois</i>')).toBeDefined();
  await userEvent.selectOptions(lines.getByLabelText('Filtrer la chronologie'), 'Note');
  await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(1));
  expect(lines.getByText('Échange b')).toBeDefined();
  expect(api.calls(listProspectActivities).at(-1)?.url.searchParams.get('type')).toBe('note');
});

test('a timeline that does not come can be asked again', async () => {
  serveProspects(api, [prospect]);
  api.refuse(listProspectActivities, 'forbidden');
  renderPage(<DrawerPage id={prospect.id} onClose={onClose} onChanged={onChanged} />);
  const lines = await timeline();
  expect(await lines.findByRole('alert')).toBeDefined();
  api.answer(listProspectActivities, { items: [anActivity('a')], nextCursor: null });
  await userEvent.click(lines.getByRole('button', { name: 'Réessayer' }));
  expect(await lines.findByText('Échange a')).toBeDefined();
});

test('what the product wrote is only read', async () => {
  show([anActivity('auto', { type: 'status_change', content: 'Qualifié → Proposition', by: null })]);
  const line = await lineWith('Qualifié → Proposition');
  expect(line.queryByRole('button')).toBeNull();
});

test('a call is noted with its outcome, once even when it is sent twice, and the score is read again', async () => {
  show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Noter un appel' }));
  await userEvent.type(screen.getByLabelText('Contenu'), 'Veut un devis');
  await userEvent.selectOptions(screen.getByLabelText('Résultat'), 'Devis demandé');
  expect(within(screen.getByLabelText('Résultat')).queryByText('Absent au rendez-vous')).toBeNull();
  api.behave(createProspectActivity, offline);
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(await screen.findByText('La ligne n’a pas pu être ajoutée')).toBeDefined();
  api.answer(createProspectActivity, { activity: anActivity('new') });
  const reads = api.calls(getProspect).length;
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(screen.queryByLabelText('Contenu')).toBeNull());
  const calls = api.calls(createProspectActivity);
  expect(calls[1]?.body).toEqual({ type: 'call', content: 'Veut un devis', outcome: 'quote_requested' });
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  await waitFor(() => expect(api.calls(getProspect).length).toBeGreaterThan(reads));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

test('an empty line is not sent', async () => {
  show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Note' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  expect(await screen.findByText('Écrivez quelques mots')).toBeDefined();
  expect(api.calls(createProspectActivity)).toEqual([]);
});

test('a task has an end and no outcome; late, it says so; done, it is ticked', async () => {
  const held = show([
    anActivity('t', { type: 'task', content: 'Envoyer le devis', dueAt: '2026-01-05T09:00:00.000Z' }),
  ]);
  const line = await lineWith('Envoyer le devis');
  expect(line.getByText(/en retard/).textContent).toBe('Pour le 5\u00a0janv.\u00a02026, 10:00 · en retard');
  await userEvent.click(line.getByRole('checkbox', { name: 'Fait' }));
  await waitFor(() => expect(held.get('pac_t')?.doneAt).not.toBeNull());
  expect(await line.findByText(/^Faite le/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Tâche' }));
  expect(screen.queryByLabelText('Résultat')).toBeNull();
  await userEvent.type(screen.getByLabelText('À faire'), 'Relancer');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(sentTo(createProspectActivity)).toEqual([{ type: 'task', content: 'Relancer' }]));
});

test('a line is corrected in its place', async () => {
  show([anActivity('a')]);
  await choose('Échange a', 'Modifier');
  const field = await screen.findByLabelText('Contenu');
  await userEvent.clear(field);
  await userEvent.type(field, 'Corrigé');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await (await timeline()).findByText('Corrigé')).toBeDefined();
  expect(sentTo(updateProspectActivity)).toEqual([{ content: 'Corrigé', version: 1 }]);
});

test('a line that someone else corrects at the same time: both are shown, one chooses', async () => {
  const held = show([anActivity('a')]);
  await choose('Échange a', 'Modifier');
  await userEvent.type(await screen.findByLabelText('Contenu'), ' bis');
  held.set('pac_a', anActivity('a', { content: 'La leur', version: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const choice = await (await timeline()).findByRole('alert');
  expect(choice.textContent).toContain('Échange a bis');
  expect(choice.textContent).toContain('La leur');
  await userEvent.click(within(choice).getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() => expect(held.get('pac_a')).toMatchObject({ content: 'Échange a bis', version: 5 }));
});

test('a line goes for good, and only when that is meant', async () => {
  show([anActivity('a'), anActivity('b')]);
  await choose('Échange a', 'Effacer…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Effacer cette ligne/ }));
  expect(dialog.getByText('Échange a')).toBeDefined();
  expect(api.calls(deleteProspectActivity)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Effacer' }));
  await waitFor(async () => expect((await timeline()).queryByText('Échange a')).toBeNull());
  expect(await (await timeline()).findByText('Échange b')).toBeDefined();
});

test('Escape leaves what is being written, not the prospect', async () => {
  show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Note' }));
  await userEvent.type(screen.getByLabelText('Contenu'), 'Un mot{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Contenu')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
});
