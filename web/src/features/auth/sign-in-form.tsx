import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { login } from '../../../../shared/contract/auth.ts';
import { paths } from '../../app/paths.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { browser } from '../../lib/browser.ts';
import { nativeProblems } from '../../lib/native-problems.ts';
import { request } from '../../lib/request.ts';
import { storeTokens } from '../../lib/session.ts';
import { useSubmit } from '../../lib/use-submit.ts';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  /** The e-mail is known: only the password is missing. */
  startAtPassword: boolean;
  children: ReactNode;
};

export function SignInForm({ email, onEmail, startAtPassword, children }: Props) {
  const [password, setPassword] = useState('');
  const [leaving, setLeaving] = useState(false);
  const { busy, message, fields, form } = useSubmit({
    check: nativeProblems,
    otherwise: 'Erreur de connexion',
    act: async () => {
      storeTokens(await request(login, { body: { email, password } }));
      setLeaving(true);
      browser.goTo(paths.home);
    },
  });
  return (
    <form {...form}>
      <Stack gap="md">
        {message ? <FormNotice tone="refused">{message}</FormNotice> : children}
        <TextInput
          label="Email"
          name="email"
          type="email"
          required
          size="md"
          autoComplete="username"
          placeholder="vous@agence.fr"
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          error={fields.email}
        />
        <PasswordField
          label="Mot de passe"
          name="password"
          required
          size="md"
          autoComplete="current-password"
          autoFocus={startAtPassword}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={fields.password}
        />
        <Anchor component={Link} to={paths.forgotPassword} size="sm" fw={500} ml="auto">
          Mot de passe oublié ?
        </Anchor>
        <Button type="submit" size="md" aria-disabled={busy || leaving}>
          {busy || leaving ? 'Connexion...' : 'Se connecter'}
        </Button>
      </Stack>
    </form>
  );
}
