import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyField } from '../../../components/copy-field.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { SignatureCheck } from './signature-check.tsx';

type Props = { title: string; secret: string; onClose: () => void; children?: ReactNode };

/** The secret, which nobody can read again: only its button closes it. */
export function NewSecretDialog({ title, secret, onClose, children }: Props) {
  return (
    <Dialog
      title={title}
      size={760}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      onClose={onClose}
    >
      <Stack gap="lg">
        <Alert variant="light" color="warning" icon={<IconAlertTriangle aria-hidden />} p="sm">
          Ce secret ne s’affichera plus. Copiez-le maintenant, et gardez-le hors de votre code. {children}
        </Alert>
        <CopyField
          label="Secret de signature"
          value={secret}
          otherwise={'Votre navigateur ne laisse pas copier\u00a0: sélectionnez le secret.'}
        />
        <SignatureCheck />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          J’ai copié le secret
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
