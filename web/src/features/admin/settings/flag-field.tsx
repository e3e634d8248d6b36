import { Button, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FlagValue } from '../../../../../shared/kernel/flags.ts';

type Props = { value: FlagValue; named: Record<string, string>; onChoose: (value: FlagValue) => Promise<void> | void };

/** Who has what a flag shows: all changes of it are one. */
export function FlagField({ value, named, onChoose }: Props) {
  const [on, setOn] = useState(value.on);
  const [percent, setPercent] = useState(String(value.percent));
  const [typed, setTyped] = useState(value.workspaceIds.join('\n'));
  const [busy, setBusy] = useState(false);
  const workspaceIds = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
  const wanted = { on, percent: Number(percent), workspaceIds };
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(value);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onChoose(wanted);
    setBusy(false);
  }

  return (
    <form onSubmit={onSubmit} style={{ width: '100%' }}>
      <Stack gap="xs">
        <Switch
          {...named}
          label={on ? 'Oui' : 'Non'}
          checked={on}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
        <TextInput
          label="Part des espaces, en %"
          type="number"
          min={0}
          max={100}
          step={1}
          required
          value={percent}
          onChange={({ currentTarget }) => setPercent(currentTarget.value)}
        />
        <Textarea
          label="Espaces choisis"
          description="Leurs identifiants, un par ligne, en plus de cette part."
          rows={2}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {isChanged && (
          <Group gap="xs">
            <Button type="submit" size="xs" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : 'Enregistrer'}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
