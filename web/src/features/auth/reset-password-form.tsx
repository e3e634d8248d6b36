import { Button, Stack } from '@mantine/core';
import { resetPassword } from '../../../../shared/auth/auth.contract.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { NewPasswordFields, newPasswordProblems } from '../../components/new-password-fields.tsx';
import { refusedFor } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';
import { useForm } from '../../lib/use-form.ts';

type Props = {
  token: string;
  onDone: (message: string) => void;
  /** The link leads nowhere any more: a form over it would be filled for nothing. */
  onRefused: () => void;
};

export function ResetPasswordForm({ token, onDone, onRefused }: Props) {
  const { busy, message, values, input, form } = useForm({
    start: { newPassword: '', confirmPassword: '' },
    check: newPasswordProblems,
    otherwise: 'Erreur lors de la réinitialisation du mot de passe',
    act: async ({ newPassword }) => {
      try {
        onDone((await request(resetPassword, { body: { token, newPassword } })).message);
      } catch (error) {
        if (!refusedFor(error, 'reset_link_invalid')) throw error;
        onRefused();
      }
    },
  });
  return (
    <form {...form}>
      <Stack gap="md">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <NewPasswordFields values={values} input={input} />
        <Button
          type="submit"
          size="md"
          mt="xs"
          aria-disabled={busy}
          disabled={!values.newPassword || values.newPassword !== values.confirmPassword}
        >
          {busy ? 'Réinitialisation...' : 'Réinitialiser le mot de passe'}
        </Button>
      </Stack>
    </form>
  );
}
