import { Notifications, notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { confirmPassword, getProfile } from '../../../../../shared/auth/auth.contract.ts';
import {
  type Place,
  type WorkspaceRole,
  workspacePermissions,
  workspacePermissionsOf,
} from '../../../../../shared/kernel/permissions.ts';
import {
  createInvitation,
  deleteInvitation,
  type Invitation,
  resendInvitation,
} from '../../../../../shared/team/invitation.contract.ts';
import {
  deleteMemberFactor,
  listMembers,
  type Member,
  removeMember,
  updateMember,
} from '../../../../../shared/team/member.contract.ts';
import { PasswordGate } from '../../../app/shell/password-gate.tsx';
import { fakeApi, json, offline, refused } from '../../../testing/fake-api.ts';
import { aUser } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SettingsPage } from '../settings-page.tsx';

let api = fakeApi();

function aMember(userId: string, name: string, place: Place, changes: Partial<Member> = {}): Member {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { role, grants = [], refusals = [] } = place;
  return {
    userId,
    email: `${firstName.toLowerCase()}@agence.fr`,
    firstName,
    lastName,
    role,
    permissions: workspacePermissions.filter((one) => workspacePermissionsOf(place).has(one)),
    grants: [...grants],
    refusals: [...refusals],
    status: 'active',
    lastSeenAt: '2026-11-20T10:00:00.000Z',
    joinedAt: '2026-10-01T10:00:00.000Z',
    version: 1,
    ...changes,
  };
}

const zoe = aMember('usr_01TEST', 'Zoé Testeur', { role: 'owner' });
const paul = aMember('usr_02', 'Paul Marchand', {
  role: 'member',
  grants: ['settings:write', 'billing:read'],
  refusals: ['prospects:export'],
});
const lea: Invitation = {
  id: 'inv_01',
  email: 'lea@studio.fr',
  role: 'viewer',
  grants: [],
  refusals: [],
  status: 'pending',
  expiresAt: '2026-11-29T10:00:00.000Z',
  invitedBy: { id: 'usr_01TEST', name: 'Zoé Testeur' },
  createdAt: '2026-11-22T10:00:00.000Z',
};

function signInAs(role: WorkspaceRole, permissions = [...workspacePermissionsOf({ role })]) {
  api.answer(getProfile, { user: aUser({ workspaceRole: role, permissions }) });
}
const answerTeam = (items: Member[] = [zoe, paul], invitations: Invitation[] = [lea]) =>
  api.answer(listMembers, { items, invitations, nextCursor: null });

beforeEach(() => {
  notifications.clean();
  api = fakeApi();
  signInAs('owner');
  answerTeam();
});

function show(at = '/settings?onglet=equipe') {
  renderPage(
    <>
      <SettingsPage />
      <PasswordGate />
      <Notifications />
    </>,
    at,
  );
}

test('lists members with role, difference and last visit, and the invitations that wait', async () => {
  answerTeam([zoe, paul], [lea, { ...lea, id: 'inv_02', email: 'x@y.fr', status: 'accepted' }]);
  show();
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Zoé TesteurVous');
  expect(second?.textContent).toContain('Membre2\u00a0autorisations en plus, 1\u00a0en moins');
  expect(within(second as HTMLElement).getByText(/autorisations en plus/, { selector: 'span' }).title).toBe(
    '+\u00a0Paramètres\u00a0: écrire, +\u00a0Voir l’offre et les factures, −\u00a0Prospects\u00a0: exporter',
  );
  expect(second?.textContent).toContain('Dernière visite le 20\u00a0nov.\u00a02026');
  expect(third?.textContent).toContain('Valable jusqu’au 29\u00a0nov.\u00a02026');
  expect(screen.getByRole('heading', { name: '1\u00a0invitation en attente' })).toBeDefined();
  expect(screen.queryByText('x@y.fr')).toBeNull();
});

test('without the permission everything is to be read, and says whom to ask', async () => {
  signInAs('member');
  show();
  expect(await screen.findByText(/demandez à Zoé \(propriétaire\)/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Inviter' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Retirer|Révoquer/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Voir les autorisations de Paul Marchand' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Demandez à Zoé (propriétaire) pour changer un rôle.')).toBeDefined();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Boards\u00a0: lire/ }));
  expect(dialog.getByRole('checkbox', { name: 'Boards\u00a0: lire, donné par le rôle' })).toHaveProperty(
    'checked',
    true,
  );
  expect(dialog.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
});

test('who may not read the team is told so, and nothing is asked', async () => {
  signInAs('viewer', []);
  show();
  expect(await screen.findByText(/Vous n’avez pas accès à l’équipe/)).toBeDefined();
  expect(api.calls(listMembers)).toEqual([]);
});

test('gives and takes permissions beside the role, says what will change, and sends the difference', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier les autorisations de Paul Marchand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Paul Marchand' }));
  expect(screen.getByTestId('address').textContent).toBe('/settings?onglet=equipe&membre=usr_02');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Boards\u00a0: supprimer, donné par le rôle' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Prospects\u00a0: exporter, retiré' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Gérer l’équipe, non donné' }));
  expect(dialog.getByText('+ Gérer l’équipe, − Boards : supprimer')).toBeDefined();
  api.answer(updateMember, { member: { ...paul, version: 2 } });
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Modifications enregistrées')).toBeDefined();
  expect(api.calls(updateMember)[0]?.body).toEqual({
    role: 'member',
    grants: ['settings:write', 'team:manage', 'billing:read'],
    refusals: ['boards:delete'],
    version: 1,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the arrows move over the grid', async () => {
  show('/settings?onglet=equipe&membre=usr_02');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('checkbox', { name: /^Dashboard\u00a0: lire/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: /^Bibliothèque\u00a0: écrire/ }));
});

test('what one does not hold cannot be given, and says why', async () => {
  signInAs('manager');
  answerTeam([
    { ...zoe, userId: 'usr_09' },
    { ...aMember('usr_01TEST', 'Moi Même', { role: 'manager' }) },
    { ...paul, grants: [] },
  ]);
  show('/settings?onglet=equipe&membre=usr_02');
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole('checkbox', { name: /^Gérer l’offre et les paiements/ });
  expect(box.getAttribute('aria-description')).toContain('vous ne pouvez pas la donner');
  await userEvent.click(box);
  expect(box).toHaveProperty('checked', false);
  expect(dialog.getByRole('radio', { name: 'Propriétaire' })).toHaveProperty('disabled', true);
  expect(dialog.getByRole('radio', { name: 'Responsable' })).toHaveProperty('disabled', false);
});

test('a change made meanwhile shows both, and lets choose', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier les autorisations de Paul Marchand' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Lecteur' }));
  api.refuse(updateMember, 'conflict');
  answerTeam([zoe, { ...paul, role: 'manager', version: 4 }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await dialog.findByText(/a été changé entre-temps/)).toBeDefined();
  expect(dialog.getByText(/^Responsable, /)).toBeDefined();
  api.answer(updateMember, { member: paul });
  await userEvent.click(dialog.getByRole('button', { name: 'Garder la mienne' }));
  await waitFor(() => expect(api.calls(updateMember)[1]?.body).toMatchObject({ role: 'viewer', version: 4 }));
});

test('removing says what stops and what stays, and whose things become', async () => {
  answerTeam([zoe, paul, aMember('usr_03', 'Inès Roussel', { role: 'member' })]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer Paul Marchand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirer Paul Marchand de l’espace\u202f?' }));
  expect(dialog.getByText(/tous ses navigateurs, ses clés d’API/)).toBeDefined();
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Inès Roussel');
  api.answer(removeMember, { id: 'usr_02' });
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText('Paul Marchand n’est plus membre de cet espace')).toBeDefined();
  expect(api.calls(removeMember)[0]?.url.search).toBe('?to=usr_03');
});

test('the last owner who leaves is told why not', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Quitter cet espace' }));
  api.refuse(removeMember, 'last_owner');
  await userEvent.click(screen.getByRole('button', { name: 'Quitter l’espace' }));
  expect((await screen.findByRole('alert')).textContent).toContain('n’aurait plus de propriétaire');
});

async function openInvite() {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Inviter' }));
  return within(await screen.findByRole('dialog', { name: 'Inviter dans l’espace' }));
}
const paste = async (dialog: ReturnType<typeof within>, text: string) => {
  await userEvent.click(dialog.getByLabelText('Adresses e-mail'));
  await userEvent.paste(text);
};

test('invites sixty pasted addresses, and keeps those with typos, line by line', async () => {
  const dialog = await openInvite();
  const good = Array.from({ length: 57 }, (_, n) => `p${n}@agence.fr`);
  await paste(dialog, ['paul@agence', ...good, 'ines@agence,fr', 'hugo'].join('\n'));
  expect(dialog.getByText('3 adresses sont à revoir')).toBeDefined();
  expect(dialog.getByText('Ligne 1 : « paul@agence » n’est pas une adresse e-mail')).toBeDefined();
  expect(dialog.getByText('Ligne 59 : « ines@agence,fr » n’est pas une adresse e-mail')).toBeDefined();
  await userEvent.click(dialog.getByRole('radio', { name: 'Lecteur' }));
  api.behave(createInvitation, ({ body }) => {
    const { email } = body as { email: string };
    if (email === 'p3@agence.fr') return refused('already_member');
    return json(201, { success: true, data: { invitation: { ...lea, email } } });
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Inviter 57 personnes' }));
  expect(await screen.findByText('56 invitations envoyées')).toBeDefined();
  expect(api.calls(createInvitation)[0]?.body).toEqual({ email: 'p0@agence.fr', role: 'viewer' });
  expect(dialog.getByLabelText('Adresses e-mail')).toHaveProperty(
    'value',
    'paul@agence\nines@agence,fr\nhugo\np3@agence.fr',
  );
  expect(dialog.getByText('p3@agence.fr : Cette personne est déjà membre de cet espace')).toBeDefined();
});

test('an address with a typo in a list on one line is told without its line', async () => {
  const dialog = await openInvite();
  await paste(dialog, 'paul@agence.fr; ines@agence');
  expect(dialog.getByText('« ines@agence » n’est pas une adresse e-mail')).toBeDefined();
});

test('stops at the limit of the plan, says it once, and keeps what is left', async () => {
  const dialog = await openInvite();
  await paste(dialog, 'a@b.fr c@d.fr');
  api.refuse(createInvitation, 'plan_limit');
  await userEvent.click(dialog.getByRole('button', { name: 'Inviter 2 personnes' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('La limite de votre offre est atteinte');
  expect(dialog.getByRole('link', { name: 'Comparer les offres' })).toBeDefined();
  expect(dialog.getByLabelText('Adresses e-mail')).toHaveProperty('value', 'a@b.fr\nc@d.fr');
  expect(api.calls(createInvitation)).toHaveLength(1);
});

test('a server that stops answering half-way leaves the rest to be sent again', async () => {
  const dialog = await openInvite();
  await paste(dialog, 'a@b.fr c@d.fr e@f.fr');
  api.behave(createInvitation, ({ body }) =>
    (body as { email: string }).email === 'c@d.fr'
      ? offline()
      : json(201, { success: true, data: { invitation: lea } }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Inviter 3 personnes' }));
  expect(await dialog.findByText(/n’ont pas été invitées/)).toBeDefined();
  expect(await screen.findByText('Invitation envoyée')).toBeDefined();
  expect(dialog.getByLabelText('Adresses e-mail')).toHaveProperty('value', 'c@d.fr\ne@f.fr');
});

test('removing asks for the password where it was typed long ago, and goes on', async () => {
  let confirmed = false;
  api.behave(removeMember, () =>
    confirmed ? json(200, { success: true, data: { id: 'usr_02' } }) : refused('confirmation_needed'),
  );
  api.behave(confirmPassword, () => {
    confirmed = true;
    return json(200, { success: true, data: { confirmedUntil: '2026-11-29T10:00:00.000Z' } });
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer Paul Marchand' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirer' }));
  await userEvent.type(await screen.findByLabelText(/Votre mot de passe/), 'Bonjour2026{Enter}');
  expect(await screen.findByText('Paul Marchand n’est plus membre de cet espace')).toBeDefined();
  expect(api.calls(removeMember)).toHaveLength(2);
});

test('who gives the password up has changed nothing, and what they chose is still there', async () => {
  api.refuse(updateMember, 'confirmation_needed');
  show('/settings?onglet=equipe&membre=usr_02');
  const dialog = within(await screen.findByRole('dialog', { name: 'Paul Marchand' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Lecteur' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByLabelText(/Votre mot de passe/);
  await userEvent.keyboard('{Escape}');
  expect(await dialog.findByText('Confirmez votre mot de passe pour continuer')).toBeDefined();
  expect(dialog.getByRole('radio', { name: 'Lecteur' })).toHaveProperty('checked', true);
  expect(dialog.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled')).toBe('false');
});

test('asks for an address, and closes once all have left', async () => {
  const dialog = await openInvite();
  await userEvent.click(dialog.getByRole('button', { name: 'Inviter' }));
  expect(dialog.getByText('Indiquez au moins une adresse')).toBeDefined();
  await paste(dialog, 'a@b.fr');
  api.answer(createInvitation, { invitation: lea });
  await userEvent.click(dialog.getByRole('button', { name: 'Inviter' }));
  expect(await screen.findByText('Invitation envoyée')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('sends an invitation again, and revokes one', async () => {
  show();
  api.answer(resendInvitation, { invitation: lea });
  await userEvent.click(await screen.findByRole('button', { name: 'Renvoyer l’invitation de lea@studio.fr' }));
  expect(await screen.findByText('Invitation renvoyée : l’ancien lien ne marche plus')).toBeDefined();
  api.answer(deleteInvitation, { id: 'inv_01' });
  answerTeam([zoe, paul], []);
  await userEvent.click(screen.getByRole('button', { name: 'Révoquer l’invitation de lea@studio.fr' }));
  expect(await screen.findByText('Invitation révoquée')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('lea@studio.fr')).toBeNull());
});

test('a team that does not come can be asked again', async () => {
  api.behave(listMembers, offline);
  show();
  await screen.findByRole('alert');
  answerTeam();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('paul@agence.fr')).toBeDefined();
});

test('an owner takes the second factor off a member, and nobody else may', async () => {
  api.answer(deleteMemberFactor, { userId: paul.userId });
  show('/settings?onglet=equipe&membre=usr_02');
  await userEvent.click(await screen.findByRole('button', { name: 'Réinitialiser sa double authentification' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Réinitialiser' }));
  expect(await screen.findByText(/se connecte de nouveau avec son seul mot de passe/)).toBeDefined();
  expect(api.calls(deleteMemberFactor)[0]?.url.pathname).toBe('/api/settings/members/usr_02/second-factor');
});

test('a manager has no such act', async () => {
  signInAs('manager');
  show('/settings?onglet=equipe&membre=usr_02');
  await screen.findByRole('dialog', { name: 'Paul Marchand' });
  expect(screen.queryByRole('button', { name: 'Réinitialiser sa double authentification' })).toBeNull();
});
