import { Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { changePassword } from '../../../../shared/contract/auth.ts';
import { passwordMismatch, passwordProblem } from '../../../../shared/rules/password.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { PasswordChecklist } from '../../components/password-checklist.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { PasswordMatch } from '../../components/password-match.tsx';
import { nativeProblems } from '../../lib/native-problems.ts';
import { request } from '../../lib/request.ts';
import { type FieldProblems, useSubmit } from '../../lib/use-submit.ts';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm() {
  const [values, setValues] = useState(blank);
  const { currentPassword, newPassword } = values;
  const { busy, message, fields, form } = useSubmit({
    check: (element) => ({ ...nativeProblems(element), ...problemOf(values) }),
    otherwise: 'Le mot de passe n’a pas pu être modifié',
    act: async () => {
      await request(changePassword, { body: { currentPassword, newPassword } });
      setValues(blank);
      notifications.show({ message: 'Modifications enregistrées', color: 'positive', role: 'status' });
    },
  });
  const input = (name: keyof typeof values) => ({
    name,
    size: 'md',
    required: true,
    value: values[name],
    error: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <PasswordField label="Mot de passe actuel" autoComplete="current-password" {...input('currentPassword')} />
        <PasswordField label="Nouveau mot de passe" autoComplete="new-password" {...input('newPassword')}>
          <PasswordChecklist password={newPassword} />
        </PasswordField>
        <PasswordField label="Confirmer le mot de passe" autoComplete="new-password" {...input('confirmPassword')}>
          <PasswordMatch password={newPassword} confirmation={values.confirmPassword} />
        </PasswordField>
        <Text size="sm" c="dimmed">
          Vos autres appareils seront déconnectés.
        </Text>
        <Button type="submit" size="md" mr="auto" aria-disabled={busy}>
          {busy ? 'Modification...' : 'Modifier le mot de passe'}
        </Button>
      </Stack>
    </form>
  );
}

function problemOf({ newPassword, confirmPassword }: typeof blank): FieldProblems {
  const problem = passwordProblem(newPassword);
  if (problem) return { newPassword: problem };
  return confirmPassword && newPassword !== confirmPassword ? { confirmPassword: passwordMismatch } : {};
}
