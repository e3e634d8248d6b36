import { Button, Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { actOnUgcRight } from '../../../../../shared/ugc/right.contract.ts';
import type { UgcRight } from '../../../../../shared/ugc/right.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { formatDay } from '../../../lib/format.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';

/** The code with which a content is promoted from its creator's account: shown to who asks, and that is in the log. */
export function CodeDialog({
  right: { id, whitelisting, version },
  onClose,
}: {
  right: UgcRight;
  onClose: () => void;
}) {
  const [code, setCode] = useState<string>();
  const { busy, message, form } = useSubmit({
    act: async () => {
      const answer = await request(actOnUgcRight, { params: { id }, body: { action: 'reveal_code', version } });
      setCode(answer.code);
    },
    otherwise: 'Le code n’a pas pu être affiché',
  });
  return (
    <Dialog title="Code de diffusion" onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm">
            {whitelisting?.codeExpiresOn && `Il vaut jusqu’au ${formatDay(whitelisting.codeExpiresOn)}. `}
            Chaque affichage est noté dans le journal de l’espace.
          </Text>
          {code === undefined ? (
            <Button type="submit" aria-disabled={busy} data-autofocus>
              {busy ? 'Ouverture...' : 'Afficher le code'}
            </Button>
          ) : (
            <Code block role="status">
              {code}
            </Code>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
