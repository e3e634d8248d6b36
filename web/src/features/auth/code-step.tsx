import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { passSecondFactor } from '../../../../shared/auth/second-factor.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { CodeField } from '../../components/code-field.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { messageOf, refusedFor } from '../../lib/api-error.ts';
import { browser } from '../../lib/browser.ts';
import { request } from '../../lib/request.ts';
import { storeTokens } from '../../lib/session.ts';
import { useForm } from '../../lib/use-form.ts';
import { rememberDevice } from './remember-device.ts';

type Props = {
  challenge: string;
  /** Before the session of this browser gives way to the new one. */
  onPassed?: () => Promise<unknown>;
  /** Back to the password; says why, when the sign-in cannot go on. */
  onLeave: (why: string | null) => void;
};

const otherwise = 'Le code n’a pas pu être vérifié';

/** What a sign-in asks after the password of who has a second factor. */
export function CodeStep({ challenge, onPassed, onLeave }: Props) {
  const [leaving, setLeaving] = useState(false);
  const [codesLeft, setCodesLeft] = useState<number | null>(null);
  const { busy, message, input, form } = useForm({
    start: { code: '' },
    otherwise,
    act: async ({ code }) => {
      try {
        const signedIn = await request(passSecondFactor, { body: { challenge, code } });
        await onPassed?.();
        rememberDevice(signedIn.device);
        storeTokens(signedIn);
        if (signedIn.recoveryCodesLeft === null) goHome();
        else setCodesLeft(signedIn.recoveryCodesLeft);
      } catch (error) {
        if (!refusedFor(error, 'challenge_invalid')) throw error;
        onLeave(messageOf(error, otherwise));
      }
    },
  });

  function goHome() {
    setLeaving(true);
    browser.goTo(paths.home);
  }

  if (codesLeft !== null) {
    return (
      <Stack gap="md">
        <FormNotice tone="asked">{leftText(codesLeft)}</FormNotice>
        <Button size="md" data-autofocus onClick={goHome} aria-disabled={leaving}>
          Continuer
        </Button>
      </Stack>
    );
  }
  return (
    <form {...form}>
      <Stack gap="md">
        {message ? (
          <FormNotice tone="refused">{message}</FormNotice>
        ) : (
          <Text>Pour finir de vous connecter, saisissez le code de votre téléphone.</Text>
        )}
        <CodeField {...input('code')} />
        <Button type="submit" size="md" aria-disabled={busy || leaving}>
          {busy || leaving ? 'Connexion...' : 'Se connecter'}
        </Button>
        <Button variant="subtle" color="gray" size="sm" onClick={() => onLeave(null)}>
          Revenir au mot de passe
        </Button>
      </Stack>
    </form>
  );
}

function leftText(left: number): string {
  const rest = left === 0 ? 'Il ne vous en reste aucun' : `Il vous en reste ${left}`;
  return `Ce code de récupération ne servira plus. ${rest}\u00a0: vous pouvez en créer de nouveaux dans Paramètres\u00a0› Sécurité.`;
}
