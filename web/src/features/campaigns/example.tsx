import { Alert, Button, Group, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useState } from 'react';
import { loadExample, removeExample } from '../../../../shared/campaigns/example.contract.ts';
import { sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';

/** Shows what campaigns look like, with a small fictional account. */
export function LoadExample({ onLoaded }: { onLoaded: () => void }) {
  const { busy, act } = useAct('L’exemple n’a pas été chargé', async () => {
    await request(loadExample, { body: {} });
    onLoaded();
  });
  return (
    <>
      <Button variant="default" loading={busy} leftSection={<IconFlask size={16} aria-hidden />} onClick={act}>
        Voir avec un exemple
      </Button>
      <Text size="xs" c="dimmed" mt={6}>
        Quatre campagnes fictives, hors de votre offre, à retirer d’un clic.
      </Text>
    </>
  );
}

/** Says that some of these figures are invented, and takes them away. */
export function ExampleNotice({ onRemoved }: { onRemoved: () => void }) {
  const { busy, act } = useAct('L’exemple n’a pas été retiré', async () => {
    await request(removeExample);
    onRemoved();
  });
  return (
    <Alert role="status" variant="light" color="warning" icon={<IconFlask aria-hidden />} p="xs" px="sm" mt="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          Les campagnes «&nbsp;Exemple&nbsp;» sont fictives&nbsp;: leurs chiffres sont inventés et ne comptent pas dans
          votre offre.
        </Text>
        <Button size="xs" variant="default" loading={busy} onClick={act}>
          Retirer l’exemple
        </Button>
      </Group>
    </Alert>
  );
}

/** Once at a time; says why it was refused. */
function useAct(refused: string, run: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      sayRefused(refused, error);
    }
    setBusy(false);
  };
  return { busy, act };
}
