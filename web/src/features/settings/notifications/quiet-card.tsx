import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Group, NativeSelect, Switch } from '@mantine/core';
import type { Preferences } from '../../../../../shared/notifications/preferences.contract.ts';
import { SettingCard } from '../setting-card.tsx';
import { hours } from './hours.ts';
import type { Edit } from './use-preferences.ts';

const usual = { from: 20, to: 8 };

type Props = { quietHours: Preferences['quietHours']; onChoose: (edit: Edit) => Promise<void> };

/** When no mail comes. */
export function QuietCard({ quietHours, onChoose }: Props) {
  const choose = (change: Partial<typeof usual>) => {
    const next = { ...usual, ...quietHours, ...change };
    // A whole day would leave no time for mails.
    if (next.from !== next.to) void onChoose({ quietHours: next });
  };
  return (
    <SettingCard
      id="heures-calmes"
      title="Heures calmes"
      about="Pendant ces heures, les e-mails attendent. Les notifications arrivent dans Réclame, et les messages de sécurité et de paiement partent quand même."
    >
      <Switch
        label="Ne pas recevoir d’e-mails à certaines heures"
        checked={quietHours !== null}
        onChange={({ currentTarget: { checked } }) => void onChoose({ quietHours: checked ? usual : null })}
      />
      {quietHours && (
        <Group gap="md">
          <NativeSelect
            label="De"
            value={String(quietHours.from)}
            data={hours.filter(({ value }) => value !== String(quietHours.to))}
            onChange={({ currentTarget: { value } }) => choose({ from: Number(value) })}
          />
          <NativeSelect
            label="À"
            value={String(quietHours.to)}
            data={hours.filter(({ value }) => value !== String(quietHours.from))}
            onChange={({ currentTarget: { value } }) => choose({ to: Number(value) })}
          />
        </Group>
      )}
    </SettingCard>
  );
}
