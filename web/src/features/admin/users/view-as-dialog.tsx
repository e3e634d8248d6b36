import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/List.css';
import { Button, Group, List, NativeSelect, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type AdminUser, actOnUser } from '../../../../../shared/admin/user.contract.ts';
import { userLimits } from '../../../../../shared/admin/user.rules.ts';
import type { ImpersonationMode } from '../../../../../shared/kernel/impersonator.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { openViewWith } from '../../../lib/hand-over.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { nameOf } from './user-words.tsx';

type Props = { user: AdminUser; onOpened: () => void; onClose: () => void };

const never = [
  'mot de passe, adresse e-mail, sessions et double authentification',
  'membres, rôles et invitations',
  'clés d’API, secrets, connexions, webhooks et liens publics',
  'exports et téléchargements',
  'abonnement, factures et suppression',
  'réglages de l’espace, notifications et administration',
];

/** Asks where, how and why one sees Réclame as someone, says what that will not allow, and opens it in a tab of its own. */
export function ViewAsDialog({ user, onOpened, onClose }: Props) {
  const [workspaceId, setWorkspaceId] = useState(user.workspaces[0]?.id ?? '');
  const [mode, setMode] = useState<ImpersonationMode>('read');
  const [reason, setReason] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const open = (lent: string) => {
    if (openViewWith(lent)) onOpened();
    else setToken(lent);
  };
  const { busy, message, problems, form } = useSubmit({
    check: () => ({
      reason:
        reason.trim().length < userLimits.shortestReason
          ? `Donnez un motif de ${userLimits.shortestReason} caractères au moins`
          : null,
    }),
    act: async () => {
      const body = { action: 'impersonate' as const, workspaceId, mode, reason: reason.trim() };
      const answer = await request(actOnUser, { params: { id: user.id }, body });
      if ('token' in answer) open(answer.token);
    },
    otherwise: 'La vue n’a pas pu être ouverte',
  });
  if (token !== null)
    return (
      <Dialog title={`Voir comme ${nameOf(user)}`} onClose={onClose}>
        <Stack gap="md">
          <Text>Votre navigateur n’a pas ouvert l’onglet de lui-même.</Text>
          <Group justify="flex-end">
            <Button onClick={() => open(token)}>Ouvrir l’onglet</Button>
          </Group>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog title={`Voir comme ${nameOf(user)}`} onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <NativeSelect
            label="Espace"
            name="workspaceId"
            value={workspaceId}
            onChange={({ currentTarget }) => setWorkspaceId(currentTarget.value)}
            data={user.workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Radio.Group
            label="Accès"
            description="L’espace décide de ce qu’il ouvre à l’assistance."
            name="mode"
            value={mode}
            onChange={(value) => setMode(value === 'write' ? 'write' : 'read')}
          >
            <Group mt="xs">
              <Radio value="read" label="Lecture seule" />
              <Radio value="write" label="Lecture et modification" />
            </Group>
          </Radio.Group>
          <Textarea
            label="Motif"
            description="Cette personne le lira, avec votre nom et l’heure, dans ses notifications et par e-mail."
            name="reason"
            required
            rows={3}
            maxLength={userLimits.reason}
            value={reason}
            error={problems.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value.replaceAll('\n', ' '))}
          />
          <div>
            <Text size="sm" fw={600}>
              Cela dure 30&nbsp;minutes au plus, et ne permet jamais&nbsp;:
            </Text>
            <List size="sm" c="dimmed">
              {never.map((what) => (
                <List.Item key={what}>{what}</List.Item>
              ))}
            </List>
          </div>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Ouverture...' : 'Ouvrir dans un nouvel onglet'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
