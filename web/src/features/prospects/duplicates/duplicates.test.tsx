import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listProspectDuplicates, mergeProspects } from '../../../../../shared/prospects/duplicates.contract.ts';
import { listProspectFields } from '../../../../../shared/prospects/fields.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { aField, aProspect } from '../../../testing/prospects.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { DuplicatesDialog } from './duplicates-dialog.tsx';
import type { DuplicateGroup } from './use-duplicates.ts';

let api = fakeApi();
const onClose = vi.fn();
const onMerged = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  notifications.clean();
  onClose.mockClear();
  onMerged.mockClear();
  api = fakeApi();
});

const anna = aProspect('anna', {
  firstName: 'Anna',
  lastName: 'Petit',
  email: 'anna@exemple.fr',
  city: 'Lyon',
  value: 1_200,
  tags: ['salon'],
  activityCount: 4,
  createdAt: '2026-03-01T10:00:00.000Z',
});
const twin = aProspect('twin', {
  firstName: 'Anna',
  lastName: 'PETIT',
  email: 'anna+salon@exemple.fr',
  phoneNational: '06 12 34 56 78',
  phone: '+33612345678',
  city: 'Lille',
  currency: 'CHF',
  value: 99,
  tags: ['salon', 'suisse'],
  doNotContact: true,
  activityCount: 1,
});
const groupOf = (by: DuplicateGroup['by'], ...prospects: Prospect[]): DuplicateGroup => ({ by, prospects });
const pair = groupOf(['email'], twin, anna);
const zoe = groupOf(['phone', 'name'], aProspect('z1', { lastName: 'Noël' }), aProspect('z2', { lastName: 'Noel' }));

/** Groups that answer as the API does: what is merged is no group any more. */
function serve(groups: DuplicateGroup[]) {
  let held = groups;
  api.behave(listProspectDuplicates, () =>
    json(200, { success: true, data: { items: held, nextCursor: null, total: held.length } }),
  );
  api.behave(mergeProspects, (call) => {
    const { keepId } = mergeProspects.body.parse(call.body);
    const group = held.find(({ prospects }) => prospects.some(({ id }) => id === keepId));
    held = held.filter((one) => one !== group);
    return json(200, { success: true, data: { prospect: group?.prospects.find(({ id }) => id === keepId) } });
  });
}

const show = () =>
  renderPage(
    <>
      <DuplicatesDialog onClose={onClose} onMerged={onMerged} />
      <Notifications />
    </>,
  );
const open = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const checked = (label: string) =>
  within(screen.getByRole('radiogroup', { name: label }))
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map(({ value }) => value);

test('the groups, each with why it is one', async () => {
  serve([pair, zoe]);
  show();
  expect(
    await screen.findByRole('button', { name: /^Même e-mail.*Petit.*PETIT|^Même e-mail.*PETIT.*Petit/ }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: /^Même téléphone et mêmes nom et entreprise/ })).toBeDefined();
  expect(screen.getByText(/^2.groupes de prospects/)).toBeDefined();
});

test('the longest history is kept; of what differs its own, else what there is, and all that is united', async () => {
  serve([pair]);
  show();
  await open(/^Même e-mail/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Garder Anna Petit' }).checked).toBe(true);
  expect([checked('Nom'), checked('E-mail'), checked('Ville'), checked('Valeur')]).toEqual([
    ['pro_anna'],
    ['pro_anna'],
    ['pro_anna'],
    ['pro_anna'],
  ]);
  expect(screen.queryByRole('radiogroup', { name: 'Prénom' })).toBeNull();
  expect(screen.getByRole('radio', { name: /^99.CHF$/ })).toBeDefined();
  expect(screen.getByText('06 12 34 56 78').parentElement?.textContent).toContain('Repris de Anna PETIT');
  expect(screen.getByText('salon, suisse')).toBeDefined();
  expect(screen.getByText(/^5.échanges/)).toBeDefined();
  expect(screen.getByText(/^Oui.: l’une des personnes l’a demandé$/)).toBeDefined();
  expect(screen.getByText(/Rien ne pourra plus les séparer/)).toBeDefined();
});

test('keeping the other one changes what is preset, not what was chosen', async () => {
  serve([pair]);
  show();
  await open(/^Même e-mail/);
  await userEvent.click(screen.getByRole('radio', { name: 'Lille' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Lyon' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Garder Anna PETIT' }));
  expect([checked('E-mail'), checked('Ville')]).toEqual([['pro_twin'], ['pro_anna']]);
});

test('what is shown is what is merged, and the next group waits until it is asked for', async () => {
  serve([pair, zoe]);
  show();
  await open(/^Même e-mail/);
  await userEvent.click(screen.getByRole('radio', { name: 'Lille' }));
  await userEvent.click(screen.getByRole('button', { name: 'Réunir' }));
  const between = await screen.findByRole('heading', { name: /^2.prospects réunis.: Anna Petit$/ });
  expect(document.activeElement).toBe(between);
  expect(await screen.findByText(/^1.groupe reste à voir\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Réunir' })).toBeNull();
  expect(api.calls(mergeProspects)[0]?.body).toEqual({
    keepId: 'pro_anna',
    mergeIds: ['pro_twin'],
    fields: {
      lastName: 'pro_anna',
      email: 'pro_anna',
      phone: 'pro_twin',
      city: 'pro_twin',
      value: 'pro_anna',
    },
  });
  expect(onMerged.mock.calls).toEqual([[{ keptId: 'pro_anna', goneIds: ['pro_twin'] }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Groupe suivant' }));
  const next = await screen.findByRole('heading', { name: 'Même téléphone et mêmes nom et entreprise' });
  expect(document.activeElement).toBe(next);
  await userEvent.click(screen.getByRole('button', { name: 'Réunir' }));
  expect(await screen.findByRole('heading', { name: 'Aucun doublon à traiter' })).toBeDefined();
});

test('of three, one can be left out', async () => {
  serve([groupOf(['phone'], anna, twin, aProspect('other', { lastName: 'Standard' }))]);
  show();
  await open(/^Même téléphone/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Réunir Anna Petit' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Réunir Prospect Standard' }));
  expect(screen.queryByRole('radio', { name: 'Standard' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Réunir' }));
  await waitFor(() => expect(api.calls(mergeProspects)[0]?.body).toMatchObject({ mergeIds: ['pro_twin'] }));
});

test('no duplicates after all: left for the session, and the next group waits', async () => {
  serve([pair, zoe]);
  const { unmount } = show();
  await open(/^Même e-mail/);
  await userEvent.click(screen.getByRole('button', { name: 'Ce ne sont pas des doublons' }));
  expect(await screen.findByRole('heading', { name: 'Groupe écarté' })).toBeDefined();
  expect(screen.getByText(/^1.groupe reste à voir\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Réunir' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Groupe suivant' }));
  expect(await screen.findByRole('heading', { name: /^Même téléphone/ })).toBeDefined();
  unmount();
  show();
  expect(await screen.findByRole('button', { name: /^Même téléphone/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Même e-mail/ })).toBeNull();
  expect(screen.getByText(/^1.groupe de prospects/)).toBeDefined();
  expect(api.calls(mergeProspects)).toEqual([]);
});

test('groups that were left are no proof that nobody shares anything', async () => {
  serve([pair]);
  show();
  await open(/^Même e-mail/);
  await userEvent.click(screen.getByRole('button', { name: 'Ce ne sont pas des doublons' }));
  expect(await screen.findByRole('heading', { name: 'Aucun doublon à traiter' })).toBeDefined();
  expect(screen.getByText(/^1.groupe écarté/)).toBeDefined();
  expect(screen.queryByText(/^Aucun prospect n’a/)).toBeNull();
});

test('a field of the workspace is one to choose', async () => {
  const other = (id: string, size: number) => aProspect(id, { lastName: 'Petit', custom: { pfd_n: size } });
  serve([groupOf(['name'], other('a', 3), other('b', 12))]);
  api.answer(listProspectFields, { items: [aField('n', { name: 'Taille du parc', type: 'number' })] });
  show();
  await open(/^Mêmes nom et entreprise/);
  await userEvent.click(await screen.findByRole('radio', { name: '12' }));
  await userEvent.click(screen.getByRole('button', { name: 'Réunir' }));
  await waitFor(() => expect(api.calls(mergeProspects)[0]?.body).toMatchObject({ custom: { pfd_n: 'pro_b' } }));
});

test('someone who is gone meanwhile: nothing is merged, the groups are read again', async () => {
  serve([pair, zoe]);
  show();
  await open(/^Même e-mail/);
  api.refuse(mergeProspects, 'not_found');
  api.answer(listProspectDuplicates, { items: [zoe], nextCursor: null, total: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Réunir' }));
  expect(await screen.findByText('Rien n’a été réuni')).toBeDefined();
  expect(await screen.findByRole('button', { name: /^Même téléphone/ })).toBeDefined();
  expect(onMerged).not.toHaveBeenCalled();
});

test('a merge that fails keeps what was chosen', async () => {
  serve([pair]);
  show();
  await open(/^Même e-mail/);
  await userEvent.click(screen.getByRole('radio', { name: 'Lille' }));
  api.refuse(mergeProspects, 'unavailable');
  await userEvent.click(screen.getByRole('button', { name: 'Réunir' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(checked('Ville')).toEqual(['pro_twin']);
});

test('groups come page by page; those that do not come can be asked again', async () => {
  api.refuse(listProspectDuplicates, 'unavailable');
  show();
  await screen.findByRole('alert');
  api.behave(listProspectDuplicates, ({ url }) => {
    const later = url.searchParams.get('cursor') === 'next';
    const page = { items: [later ? zoe : pair], nextCursor: later ? null : 'next', total: 2 };
    return json(200, { success: true, data: page });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Afficher plus' }));
  expect(await screen.findByRole('button', { name: /^Même téléphone/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
});
