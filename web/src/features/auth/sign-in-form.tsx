import { Anchor, Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { login } from '../../../../shared/auth/auth.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { EmailField } from '../../components/email-field.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { browser } from '../../lib/browser.ts';
import { request } from '../../lib/request.ts';
import { storeTokens } from '../../lib/session.ts';
import { useForm } from '../../lib/use-form.ts';

/** Stays when one signs out: it opens nothing, and lets one in though others have failed too often at the door. */
const deviceKey = 'device';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  /** The e-mail is known: only the password is missing. */
  startAtPassword: boolean;
  children: ReactNode;
};

export function SignInForm({ email, onEmail, startAtPassword, children }: Props) {
  const [leaving, setLeaving] = useState(false);
  const { busy, message, problems, input, form } = useForm({
    start: { password: '' },
    otherwise: 'Erreur de connexion',
    act: async ({ password }) => {
      const device = localStorage.getItem(deviceKey);
      const signedIn = await request(login, { body: { email, password, ...(device && { device }) } });
      localStorage.setItem(deviceKey, signedIn.device);
      storeTokens(signedIn);
      setLeaving(true);
      browser.goTo(paths.home);
    },
  });
  return (
    <form {...form}>
      <Stack gap="md">
        {message ? <FormNotice tone="refused">{message}</FormNotice> : children}
        <EmailField value={email} onChange={(event) => onEmail(event.currentTarget.value)} error={problems.email} />
        <PasswordField
          label="Mot de passe"
          required
          autoComplete="current-password"
          autoFocus={startAtPassword}
          {...input('password')}
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
