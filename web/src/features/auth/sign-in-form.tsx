import { Anchor, Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { login } from '../../../../shared/auth/auth.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { EmailField } from '../../components/email-field.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { browser } from '../../lib/browser.ts';
import { later } from '../../lib/later.tsx';
import { request } from '../../lib/request.ts';
import { storeTokens } from '../../lib/session.ts';
import { useForm } from '../../lib/use-form.ts';
import { knownDevice, rememberDevice } from './remember-device.ts';

const CodeStep = later(async () => (await import('./code-step.tsx')).CodeStep, <PageSpinner />);

type Props = {
  email: string;
  onEmail: (email: string) => void;
  /** The e-mail is known: only the password is missing. */
  startAtPassword: boolean;
  children: ReactNode;
};

export function SignInForm({ email, onEmail, startAtPassword, children }: Props) {
  const [leaving, setLeaving] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const { busy, message, problems, input, setValues, form } = useForm({
    start: { password: '' },
    otherwise: 'Erreur de connexion',
    act: async ({ password }) => {
      setEnded(null);
      const device = knownDevice();
      const answer = await request(login, { body: { email, password, ...(device && { device }) } });
      if ('challenge' in answer) return setChallenge(answer.challenge);
      rememberDevice(answer.device);
      storeTokens(answer);
      setLeaving(true);
      browser.goTo(paths.home);
    },
  });

  function backToPassword(why: string | null) {
    setValues({ password: '' });
    setEnded(why);
    setChallenge(null);
  }

  if (challenge) return <CodeStep challenge={challenge} onLeave={backToPassword} />;
  const refusal = message ?? ended;
  return (
    <form {...form}>
      <Stack gap="md">
        {refusal ? <FormNotice tone="refused">{refusal}</FormNotice> : children}
        <EmailField value={email} onChange={(event) => onEmail(event.currentTarget.value)} error={problems.email} />
        <PasswordField
          label="Mot de passe"
          required
          autoComplete="current-password"
          autoFocus={startAtPassword || ended !== null}
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
