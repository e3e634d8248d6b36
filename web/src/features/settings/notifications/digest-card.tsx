import '@mantine/core/styles/Combobox.css';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import type { Preferences } from '../../../../../shared/notifications/preferences.contract.ts';
import { digestFrequencies } from '../../../../../shared/notifications/preferences.rules.ts';
import { later } from '../../../lib/later.tsx';
import { SettingCard } from '../setting-card.tsx';
import { hours } from './hours.ts';
import type { Edit } from './use-preferences.ts';

const NextDigest = later(async () => (await import('./next-digest.tsx')).NextDigest);

const frequencies = { off: 'Jamais', daily: 'Chaque jour', weekly: 'Chaque semaine' } as const;
const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

type Props = { preferences: Preferences; onChoose: (edit: Edit) => Promise<void> };

/** One mail of what is not read. */
export function DigestCard({ preferences: { digest }, onChoose }: Props) {
  const [previewing, setPreviewing] = useState(false);
  const choose = (change: Partial<typeof digest>) => void onChoose({ digest: { ...digest, ...change } });
  const off = digest.frequency === 'off';
  return (
    <SettingCard
      id="resume"
      title="Résumé par e-mail"
      about="Un seul e-mail avec les notifications que vous n’avez pas lues. Rien n’est envoyé quand il n’y en a pas."
    >
      <Group gap="md" align="flex-end">
        <NativeSelect
          label="Fréquence"
          value={digest.frequency}
          data={digestFrequencies.map((value) => ({ value, label: frequencies[value] }))}
          onChange={({ currentTarget: { value } }) =>
            choose({ frequency: digestFrequencies.find((one) => one === value) ?? 'off' })
          }
        />
        {digest.frequency === 'weekly' && (
          <NativeSelect
            label="Jour"
            value={String(digest.weekday)}
            data={weekdays.map((label, at) => ({ value: String(at + 1), label }))}
            onChange={({ currentTarget: { value } }) => choose({ weekday: Number(value) })}
          />
        )}
        {!off && (
          <NativeSelect
            label="Heure de Paris"
            value={String(digest.hour)}
            data={hours}
            onChange={({ currentTarget: { value } }) => choose({ hour: Number(value) })}
          />
        )}
        {!off && (
          <Button variant="default" onClick={() => setPreviewing(true)}>
            Voir le prochain
          </Button>
        )}
      </Group>
      {off && (
        <Text size="sm" c="dimmed">
          Sans résumé, seul ce qui est réglé ci-dessous sur «&nbsp;Tout de suite&nbsp;» part par e-mail.
        </Text>
      )}
      {previewing && <NextDigest onClose={() => setPreviewing(false)} />}
    </SettingCard>
  );
}
