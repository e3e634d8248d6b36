import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { forgotPassword } from '../../../../shared/contract/auth.ts';
import { paths } from '../../app/paths.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { nativeProblems } from '../../lib/native-problems.ts';
import { request } from '../../lib/request.ts';
import { useSubmit } from '../../lib/use-submit.ts';

const neutral = 'Si cet email existe, un lien de réinitialisation a été envoyé';

/** The same sentence whether the account exists or not, and when nothing answered. */
async function askForLink(email: string): Promise<string> {
  try {
    return (await request(forgotPassword, { body: { email } })).message || neutral;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return neutral;
  }
}

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const { busy, message, fields, form } = useSubmit({
    check: nativeProblems,
    otherwise: 'Une erreur est survenue',
    act: async () => {
      setSent(null);
      setSent(await askForLink(email));
    },
  });
  return (
    <form {...form}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Title>Mot de passe oublié</Title>
          <Text c="dimmed">Indiquez l’adresse de votre compte : nous y enverrons un lien.</Text>
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
        <TextInput
          label="Email"
          name="email"
          type="email"
          required
          size="md"
          autoComplete="username"
          placeholder="vous@agence.fr"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={fields.email}
        />
        <Button type="submit" size="md" aria-disabled={busy}>
          {busy ? 'Envoi...' : 'Envoyer le lien'}
        </Button>
        <Tips />
        <Anchor component={Link} to={paths.login} size="sm" fw={500} mr="auto">
          Retour à la connexion
        </Anchor>
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
