import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { forgotPassword } from '../../../../shared/auth/auth.contract.ts';
import { usualReasons } from '../../../../shared/kernel/errors.ts';
import { notices } from '../../../../shared/kernel/notices.ts';
import { EmailField } from '../../components/email-field.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';
import { useForm } from '../../lib/use-form.ts';
import { BackToSignIn } from './back-to-sign-in.tsx';

/** The same sentence whether the account exists or not, and when nothing answered. */
async function askForLink(email: string): Promise<string> {
  try {
    return (await request(forgotPassword, { body: { email } })).message || notices.resetLinkSent;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return notices.resetLinkSent;
  }
}

export function ForgotPasswordPage() {
  const [sent, setSent] = useState<string | null>(null);
  const { busy, message, input, form } = useForm({
    start: { email: '' },
    otherwise: usualReasons.internal_error.message,
    act: async ({ email }) => {
      setSent(null);
      setSent(await askForLink(email));
    },
  });
  return (
    <form {...form}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Title>Mot de passe oublié</Title>
          <Text c="dimmed">Indiquez l’adresse de votre compte : nous vous enverrons un lien.</Text>
        </Stack>
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        {sent && (
          <FormNotice tone="done">
            <Text inherit fw={600}>
              {sent}
            </Text>
            <Text inherit>Le lien expire dans 1 heure.</Text>
          </FormNotice>
        )}
        <EmailField {...input('email')} />
        <Button type="submit" size="md" aria-disabled={busy}>
          {busy ? 'Envoi...' : 'Envoyer le lien'}
        </Button>
        <Tips />
        <BackToSignIn />
      </Stack>
    </form>
  );
}

function Tips() {
  return (
    <Stack gap={4} fz="sm" c="dimmed">
      <Text inherit>Le lien est à usage unique : demandez-en un autre s’il a déjà servi.</Text>
      <Text inherit>Rien reçu ? Regardez dans les courriers indésirables.</Text>
    </Stack>
  );
}
