import { Button, Stack } from '@mantine/core';
import { changePassword } from '../../../../../shared/auth/auth.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { NewPasswordFields, newPasswordProblems } from '../../../components/new-password-fields.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useForm } from '../../../lib/use-form.ts';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm() {
  const { busy, message, values, setValues, input, form } = useForm({
    start: blank,
    check: newPasswordProblems,
    otherwise: 'Le mot de passe n’a pas pu être modifié',
    act: async ({ currentPassword, newPassword }) => {
      await request(changePassword, { body: { currentPassword, newPassword } });
      setValues(blank);
      saySaved();
    },
  });
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <PasswordField
          label="Mot de passe actuel"
          required
          autoComplete="current-password"
          {...input('currentPassword')}
        />
        <NewPasswordFields values={values} input={input} />
        <Button type="submit" size="md" variant="default" mr="auto" aria-disabled={busy}>
          {busy ? 'Modification...' : 'Modifier le mot de passe'}
        </Button>
      </Stack>
    </form>
  );
}
