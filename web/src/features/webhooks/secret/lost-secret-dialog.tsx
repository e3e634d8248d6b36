import { Button, Text } from '@mantine/core';
import { Dialog } from '../../../components/dialog.tsx';

type Props = { name: string; onClose: () => void };

/** A webhook was made by a try whose answer was lost, and with it the only sight of its secret. */
export function LostSecretDialog({ name, onClose }: Props) {
  return (
    <Dialog title={`«\u00a0${name}\u00a0» est créé`} onClose={onClose}>
      <Text size="sm">
        Son secret ne s’affiche qu’une fois, et la réponse qui le montrait n’est pas arrivée. Pour en avoir un autre,
        choisissez «{'\u00a0'}Régénérer{'\u00a0'}» sur la page du webhook.
      </Text>
      <Button mt="lg" onClick={onClose}>
        Voir le webhook
      </Button>
    </Dialog>
  );
}
