import { Button, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { SystemSetting } from '../../../../../shared/admin/setting.contract.ts';
import { maintenanceReasons } from '../../../../../shared/kernel/errors.ts';
import { ClosedWords } from '../../../components/closed-words.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { MaintenanceAlert } from '../../../components/maintenance-alert.tsx';
import { TitledPart } from '../titled-part.tsx';
import classes from './settings-group.module.css';

type Props = { settings: readonly SystemSetting[] };

/** What people see in each mode of a maintenance, with the message and the moment as they are set. */
export function MaintenancePreview({ settings }: Props) {
  const [shown, setShown] = useState(false);
  const textOf = (key: string) => String(settings.find((one) => one.key === key)?.value ?? '');
  const message = textOf('maintenance.message');
  const plannedAt = textOf('maintenance.plannedAt');
  return (
    <div className={classes.row}>
      <Stack gap={6}>
        <Text fw={600}>Aperçu</Text>
        <Text size="sm" c="dimmed">
          Avec le message et l’heure qui sont enregistrés.
        </Text>
      </Stack>
      <div>
        <Button variant="default" size="sm" onClick={() => setShown(true)}>
          Voir ce que les gens verront
        </Button>
      </div>
      {shown && (
        <Dialog title="Ce que les gens verront" onClose={() => setShown(false)}>
          <Stack gap="lg">
            <TitledPart title="Avant, quand un moment est prévu">
              <MaintenanceAlert
                mode="off"
                message={message}
                plannedAt={plannedAt}
                otherwise={<Text c="dimmed">Rien&nbsp;: aucun moment à venir n’est prévu.</Text>}
              />
            </TitledPart>
            <TitledPart title="En lecture seule, en haut de chaque page">
              <MaintenanceAlert mode="read_only" message={message} plannedAt={null} />
            </TitledPart>
            <TitledPart title="Fermée, à la place de chaque page">
              <Paper withBorder p="md" radius="lg">
                <Stack gap="sm">
                  <ClosedWords message={message || maintenanceReasons.maintenance.message} order={4} />
                </Stack>
              </Paper>
            </TitledPart>
          </Stack>
        </Dialog>
      )}
    </div>
  );
}
