import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { SettingValue, SystemSetting } from '../../../../../shared/admin/setting.contract.ts';
import { formatMoment } from '../../../lib/format.ts';
import { later } from '../../../lib/later.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { SettingField } from './setting-field.tsx';
import { valueWords } from './setting-words.ts';
import classes from './settings-group.module.css';
import type { ChangeSetting } from './use-system-settings.ts';

const ReasonDialog = later(async () => (await import('./reason-dialog.tsx')).ReasonDialog);
const HistoryDialog = later(async () => (await import('./history-dialog.tsx')).HistoryDialog);

type Props = { setting: SystemSetting; onChange: ChangeSetting };

/** A setting, changed where it stands; a dangerous one once its reason is said. */
export function SettingRow({ setting, onChange }: Props) {
  const id = useId();
  const [wanted, setWanted] = useState<{ value: SettingValue | null } | null>(null);
  const [reading, setReading] = useState(false);
  const { key, label, description, danger, waiting, updatedAt, updatedBy } = setting;

  async function choose(value: SettingValue | null) {
    if (danger) return setWanted({ value });
    try {
      await onChange(setting, value);
    } catch (refusal) {
      sayRefused('Le réglage n’a pas changé', refusal);
    }
  }

  return (
    <div className={classes.row}>
      <Stack gap={6}>
        <Group gap="xs">
          <Text fw={600} id={id}>
            {label}
          </Text>
          {danger && (
            <Badge color="warning" variant="light" tt="none">
              Avec un motif
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" id={`${id}-about`}>
          {description}
        </Text>
        {waiting && (
          <Text size="sm" fw={waiting.count > 0 ? 600 : undefined}>
            {waiting.label}.
          </Text>
        )}
        <Text size="sm" c="dimmed">
          Par défaut&nbsp;: {valueWords(setting, setting.default)}
          {updatedAt && updatedBy && `. Changé le ${formatMoment(updatedAt)} par ${updatedBy.name}`}
        </Text>
      </Stack>
      <Stack gap="xs" align="flex-start">
        <SettingField key={`${key} ${setting.version}`} setting={setting} labelledBy={id} onChoose={choose} />
        <Group gap="xs">
          {setting.version > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => setReading(true)}
              aria-label={`Historique\u00a0: ${label}`}
            >
              Historique
            </Button>
          )}
          {JSON.stringify(setting.value) !== JSON.stringify(setting.default) && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => choose(null)}
              aria-label={`Rendre la valeur par défaut\u00a0: ${label}`}
            >
              Valeur par défaut
            </Button>
          )}
        </Group>
      </Stack>
      {wanted && (
        <ReasonDialog
          setting={setting}
          value={wanted.value}
          onAct={(reason) => onChange(setting, wanted.value, reason)}
          onClose={() => setWanted(null)}
        />
      )}
      {reading && <HistoryDialog setting={setting} onClose={() => setReading(false)} />}
    </div>
  );
}
