import type { TextInputProps } from '@mantine/core';
import { passwordMismatch, passwordProblem } from '../../../shared/auth/password.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMatch } from './password-match.tsx';

type NewPassword = { newPassword: string; confirmPassword: string };

type Input = Pick<TextInputProps, 'name' | 'size' | 'value' | 'error' | 'onChange'>;
type Props = { values: NewPassword; input: (name: keyof NewPassword) => Input };

/** A new password with its rules, and the same again. */
export function NewPasswordFields({ values, input }: Props) {
  return (
    <>
      <PasswordField label="Nouveau mot de passe" required autoComplete="new-password" {...input('newPassword')}>
        <PasswordChecklist password={values.newPassword} />
      </PasswordField>
      <PasswordField
        label="Confirmer le mot de passe"
        required
        autoComplete="new-password"
        {...input('confirmPassword')}
      >
        <PasswordMatch password={values.newPassword} confirmation={values.confirmPassword} />
      </PasswordField>
    </>
  );
}

export function newPasswordProblems({ newPassword, confirmPassword }: NewPassword) {
  const problem = passwordProblem(newPassword);
  const differs = confirmPassword !== '' && confirmPassword !== newPassword;
  return { newPassword: problem, confirmPassword: !problem && differs ? passwordMismatch : null };
}
