import { Button, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { confirmEmail } from '../../../../shared/auth/auth.contract.ts';
import { confirmationIn, paths } from '../../../../shared/page-paths.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { browser } from '../../lib/browser.ts';
import { request } from '../../lib/request.ts';
import { useSubmit } from '../../lib/use-submit.ts';

/** The way back of a change of address. It is asked before it is taken: programs that read mails open their links. */
export function RestoreEmailPage() {
  const [token] = useState(() => confirmationIn(new URLSearchParams(window.location.search)) ?? '');
  const [done, setDone] = useState(false);
  const { busy, message, form } = useSubmit({
    otherwise: 'Votre adresse n’a pas pu être rétablie. Vérifiez votre connexion à Internet, puis réessayez.',
    act: async () => {
      await request(confirmEmail, { body: { token } });
      setDone(true);
    },
  });

  // The secret leaves the address bar, hence the history, the referrer and the screen captures.
  useEffect(() => window.history.replaceState(window.history.state, '', paths.restoreEmail), []);

  if (done) {
    return (
      <Stack gap="lg">
        <Title>Adresse rétablie</Title>
        <FormNotice tone="done">
          Votre compte a de nouveau cette adresse e-mail, et toutes vos sessions sont fermées.
        </FormNotice>
        <Text>
          Nous venons de vous envoyer un lien pour choisir un nouveau mot de passe. Faites-le maintenant&nbsp;: qui a
          demandé ce changement connaît l’actuel.
        </Text>
        <Button size="md" variant="default" mr="auto" onClick={() => browser.goTo(paths.login)}>
          Aller à la connexion
        </Button>
      </Stack>
    );
  }
  return (
    <form {...form}>
      <Stack gap="lg">
        <Title>Garder mon adresse</Title>
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Text>
          Vous n’avez pas demandé à changer d’adresse e-mail&nbsp;? Nous gardons ou rétablissons celle où vous avez reçu
          notre message, fermons toutes les sessions de votre compte et vous envoyons un lien pour choisir un nouveau
          mot de passe.
        </Text>
        <Button type="submit" size="md" aria-disabled={busy || !token}>
          {busy ? 'Un instant...' : 'Garder mon adresse'}
        </Button>
        {!token && (
          <Text size="sm" c="dimmed">
            Le lien est incomplet&nbsp;: rouvrez-le depuis votre e-mail.
          </Text>
        )}
      </Stack>
    </form>
  );
}
