import { Button, Group, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { confirmPassword } from '../../../../shared/auth/auth.contract.ts';
import { CodeField } from '../../components/code-field.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { refusedFor } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';
import { useForm } from '../../lib/use-form.ts';

type Props = { onAnswer: (confirmed: boolean) => void };

/** It may stand over another dialog, which must not take its Escape for its own. */
const keptEscape = { 'data-mantine-stop-propagation': true };

/** Has the password typed again before something dangerous, which goes on once it is right. */
export function ConfirmPassword({ onAnswer }: Props) {
  const [needsCode, setNeedsCode] = useState(false);
  const { busy, message, input, form } = useForm({
    start: { currentPassword: '', code: '' },
    otherwise: 'Votre mot de passe n’a pas pu être vérifié',
    act: async ({ currentPassword, code }) => {
      try {
        await request(confirmPassword, { body: { currentPassword, ...(needsCode && { code }) } });
        onAnswer(true);
      } catch (error) {
        if (needsCode || !refusedFor(error, 'second_factor_needed')) throw error;
        setNeedsCode(true);
      }
    },
  });
  const leave = () => busy || onAnswer(false);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
  return (
    <Dialog title="Confirmez votre mot de passe" size={440} closeOnEscape={false} onClose={leave}>
      <form {...form} onKeyDown={onKeyDown}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            Ce que vous allez faire est sensible. Nous ne vous le redemanderons pas pendant 30&nbsp;minutes.
          </Text>
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <PasswordField
            label="Votre mot de passe"
            required
            autoComplete="current-password"
            data-autofocus
            {...keptEscape}
            {...input('currentPassword')}
          />
          {needsCode && <CodeField {...keptEscape} {...input('code')} />}
          <Group justify="flex-end" gap="xs" mt="xs">
            <Button variant="default" onClick={leave} {...keptEscape}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy} {...keptEscape}>
              {busy ? 'Vérification...' : 'Continuer'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
