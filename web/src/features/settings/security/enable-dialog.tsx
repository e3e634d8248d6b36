import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { beginSecondFactor, enableSecondFactor } from '../../../../../shared/auth/second-factor.contract.ts';
import { longestCode } from '../../../../../shared/auth/second-factor.rules.ts';
import { CopyField } from '../../../components/copy-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { messageOf, refusedFor } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useForm } from '../../../lib/use-form.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Props = { onEnabled: () => unknown; onClose: () => void };
type Prepared = { secret: string; uri: string };

/** Gives an authenticator its secret, takes its first code, then shows the recovery codes: nothing closes those by accident. */
export function EnableDialog({ onEnabled, onClose }: Props) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    request(beginSecondFactor).then(setPrepared, (error) => {
      if (refusedFor(error, 'confirmation_needed')) onClose();
      else setFailure(messageOf(error, 'La double authentification n’a pas pu être préparée'));
    });
  }, []);

  if (codes) {
    return (
      <Dialog title="Vos codes de récupération" closeOnClickOutside={false} closeOnEscape={false} onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Activer la double authentification" closeOnClickOutside={false} onClose={onClose}>
      {failure && <FormNotice tone="refused">{failure}</FormNotice>}
      {!failure && !prepared && <Skeleton height={320} role="status" aria-label="Préparation du code QR" />}
      {prepared && (
        <FirstCode
          prepared={prepared}
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes);
            onEnabled();
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type FirstCodeProps = { prepared: Prepared; onDone: (recoveryCodes: string[]) => void; onClose: () => void };

function FirstCode({ prepared: { secret, uri }, onDone, onClose }: FirstCodeProps) {
  const { busy, message, input, form } = useForm({
    start: { code: '' },
    otherwise: 'La double authentification n’a pas pu être activée',
    act: async (body) => onDone((await request(enableSecondFactor, { body })).recoveryCodes),
  });
  return (
    <form {...form}>
      <Stack gap="md">
        <Text size="sm">
          Avec l’application d’authentification de votre téléphone (Google Authenticator, Microsoft Authenticator,
          Bitwarden…), scannez ce code QR.
        </Text>
        <Group justify="center">
          <QrCode text={uri} label="Code QR à scanner avec votre application d’authentification" />
        </Group>
        <CopyField
          label="Ou saisissez cette clé dans l’application"
          value={secret.replace(/.{4}(?=.)/g, '$& ')}
          otherwise="Votre navigateur ne laisse pas copier&nbsp;: sélectionnez la clé."
        />
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <TextInput
          label="Code affiché par l’application"
          required
          maxLength={longestCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          {...input('code')}
        />
        <Text size="sm" c="dimmed">
          Vos autres appareils seront déconnectés.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Activation...' : 'Activer'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
