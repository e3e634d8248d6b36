import { Button, Group, Stack, Text } from '@mantine/core';
import type { Pixel } from '../../../../../../shared/pixel/pixel.contract.ts';
import { Dialog } from '../../../../components/dialog.tsx';

type Props = { pixel: Pixel; eventName: string; onSend: () => void; onClose: () => void };

/** A test is no game to Meta: it counts it, so it is asked twice. */
export function ConfirmTrial({ pixel, eventName, onSend, onClose }: Props) {
  return (
    <Dialog title={`Envoyer «\u00a0${eventName}\u00a0» à Meta\u202f?`} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">
          Meta compte aussi les événements de test&nbsp;: celui-ci entrera dans les chiffres de «&nbsp;{pixel.name}
          &nbsp;» et dans ce que ses campagnes apprennent.
        </Text>
        <Text size="sm" c="dimmed">
          {pixel.pausedReason
            ? 'Ce pixel est en pause\u00a0: l’événement attendra que les envois reprennent.'
            : pixel.testEventCode
              ? `Il se lira aussi dans l’onglet «\u00a0Tester les événements\u00a0» de Meta, sous le code ${pixel.testEventCode}.`
              : 'Ce pixel n’a pas de code de test\u00a0: chez Meta, rien ne distinguera celui-ci d’un vrai.'}
        </Text>
        <Text size="sm" c="dimmed">
          En l’envoyant, vous attestez que la personne dont vous donnez les données y consent.
        </Text>
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            Ne pas envoyer
          </Button>
          <Button onClick={onSend}>Envoyer quand même</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
