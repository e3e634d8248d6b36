import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const redirectDelayMs = 2_000;

export function ResetPasswordPage() {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [refused, setRefused] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const navigate = useNavigate();

  // The token leaves the address bar, hence the history, the referrer and the screen captures.
  useEffect(() => window.history.replaceState(window.history.state, '', paths.resetPassword), []);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  if (!token || refused)
    return (
      <InvalidLink
        why={
          refused
            ? 'Ce lien a déjà servi, ou n’est plus valable.'
            : 'Le lien est peut-être incomplet, ou cette page a été rechargée après son ouverture.'
        }
      />
    );
  return (
    <Stack gap="lg">
      <Title>Nouveau mot de passe</Title>
      {done ? (
        <FormNotice tone="done">
          <Text inherit fw={600}>
            {done}
          </Text>
          <Text inherit>Vous allez être redirigé vers la connexion.</Text>
        </FormNotice>
      ) : (
        <ResetPasswordForm token={token} onDone={setDone} onRefused={() => setRefused(true)} />
      )}
      <BackToSignIn />
    </Stack>
  );
}

function InvalidLink({ why }: { why: string }) {
  return (
    <Stack gap="lg">
      <Title>Lien invalide</Title>
      <FormNotice tone="refused">Lien de réinitialisation invalide ou expiré</FormNotice>
      <Text c="dimmed">{why}</Text>
      <Button component={Link} to={paths.forgotPassword} size="md">
        Demander un nouveau lien
      </Button>
      <BackToSignIn />
    </Stack>
  );
}
