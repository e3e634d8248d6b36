import { Button, Group, Stack, Text } from '@mantine/core';
import { changeEmail } from '../../../../../shared/auth/auth.contract.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { EmailField } from '../../../components/email-field.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { request } from '../../../lib/request.ts';
import { useForm } from '../../../lib/use-form.ts';

type Props = { onAsked: (email: string) => void; onClose: () => void };

export function ChangeEmailDialog({ onAsked, onClose }: Props) {
  const { busy, message, input, form } = useForm({
    start: { newEmail: '', currentPassword: '' },
    otherwise: 'Le changement n’a pas pu être demandé',
    act: async (body) => {
      await request(changeEmail, { body });
      onAsked(body.newEmail.trim());
    },
  });
  return (
    <Dialog title="Changer d’adresse e-mail" onClose={() => busy || onClose()}>
      <form {...form}>
        <Stack gap="lg">
          <Text size="sm" c="dimmed">
            Un lien envoyé à la nouvelle adresse la confirmera. L’ancienne est prévenue, et peut revenir en arrière
            pendant 7&nbsp;jours.
          </Text>
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <EmailField label="Nouvelle adresse e-mail" autoComplete="email" data-autofocus {...input('newEmail')} />
          <PasswordField
            label="Votre mot de passe"
            required
            autoComplete="current-password"
            {...input('currentPassword')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => busy || onClose()}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Envoi...' : 'Envoyer le lien'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
