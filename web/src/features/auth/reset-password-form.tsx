import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { resetPassword } from '../../../../shared/contract/auth.ts';
import { passwordMismatch, passwordProblem } from '../../../../shared/rules/password.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { PasswordChecklist } from '../../components/password-checklist.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { PasswordMatch } from '../../components/password-match.tsx';
import { request } from '../../lib/request.ts';
import { type FieldProblems, useSubmit } from '../../lib/use-submit.ts';

type Props = { token: string; onDone: (message: string) => void };

export function ResetPasswordForm({ token, onDone }: Props) {
  const [newPassword, setNewPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const { busy, message, fields, form } = useSubmit({
    check: () => problemOf(newPassword, confirmPassword),
    otherwise: 'Erreur lors de la réinitialisation du mot de passe',
    act: async () => onDone((await request(resetPassword, { body: { token, newPassword } })).message),
  });
  return (
    <form {...form}>
      <Stack gap="md">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <PasswordField
          label="Nouveau mot de passe"
          name="newPassword"
          required
          size="md"
          autoComplete="new-password"
          value={newPassword}
          onChange={(event) => setNewPassword(event.currentTarget.value)}
          error={fields.newPassword}
        >
          <PasswordChecklist password={newPassword} />
        </PasswordField>
        <PasswordField
          label="Confirmer le mot de passe"
          name="confirmPassword"
          required
          size="md"
          autoComplete="new-password"
          value={confirmPassword}
          onChange={(event) => setConfirmPassword(event.currentTarget.value)}
          error={fields.confirmPassword}
        >
          <PasswordMatch password={newPassword} confirmation={confirmPassword} />
        </PasswordField>
        <Button
          type="submit"
          size="md"
          mt="xs"
          aria-disabled={busy}
          disabled={!newPassword || newPassword !== confirmPassword}
        >
          {busy ? 'Réinitialisation...' : 'Réinitialiser le mot de passe'}
        </Button>
      </Stack>
    </form>
  );
}

function problemOf(newPassword: string, confirmPassword: string): FieldProblems {
  const problem = passwordProblem(newPassword);
  if (problem) return { newPassword: problem };
  return newPassword === confirmPassword ? {} : { confirmPassword: passwordMismatch };
}
