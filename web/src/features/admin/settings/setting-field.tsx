import { Button, Group, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SettingValue, SystemSetting } from '../../../../../shared/admin/setting.contract.ts';
import { fromParisField, toParisField } from '../../../lib/paris-time.ts';
import { FlagField } from './flag-field.tsx';

type Props = {
  setting: SystemSetting;
  labelledBy: string;
  /** Null gives back the default. */
  onChoose: (value: SettingValue | null) => Promise<void> | void;
};

/** What changes a setting: at once where a choice says it all, else by a button. */
export function SettingField({ setting, labelledBy, onChoose }: Props) {
  const { value, options } = setting;
  const named = { 'aria-labelledby': labelledBy, 'aria-describedby': `${labelledBy}-about` };
  if (typeof value === 'boolean')
    return (
      <Switch
        {...named}
        label={value ? 'Oui' : 'Non'}
        checked={value}
        onChange={({ currentTarget }) => void onChoose(currentTarget.checked)}
      />
    );
  if (typeof value === 'object') return <FlagField value={value} named={named} onChoose={onChoose} />;
  if (options)
    return (
      <NativeSelect
        {...named}
        w="100%"
        data={options}
        value={String(value)}
        onChange={({ currentTarget }) => void onChoose(currentTarget.value)}
      />
    );
  return <TypedField setting={setting} named={named} onChoose={onChoose} />;
}

type TypedProps = Pick<Props, 'setting' | 'onChoose'> & { named: Record<string, string> };

function TypedField({ setting, named, onChoose }: TypedProps) {
  const start = fieldOf(setting);
  const [typed, setTyped] = useState(start);
  const [busy, setBusy] = useState(false);
  const common = {
    ...{ ...named, w: '100%', value: typed },
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setTyped(currentTarget.value),
  };

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onChoose(typedValue(setting, typed));
    setBusy(false);
  }

  return (
    <form onSubmit={onSubmit} style={{ width: '100%' }}>
      {setting.type === 'integer' && (
        <TextInput type="number" min={setting.min ?? undefined} max={setting.max ?? undefined} required {...common} />
      )}
      {setting.format === 'instant' && <TextInput type="datetime-local" {...common} />}
      {setting.format && setting.format !== 'instant' && (
        <TextInput
          type={setting.format === 'email' ? 'email' : 'text'}
          maxLength={setting.max ?? undefined}
          {...common}
        />
      )}
      {setting.type === 'text' && !setting.format && (
        <Textarea rows={3} maxLength={setting.max ?? undefined} {...common} />
      )}
      {typed !== start && (
        <Group gap="xs" mt="xs">
          <Button type="submit" size="xs" aria-disabled={busy}>
            {busy ? 'Enregistrement...' : 'Enregistrer'}
          </Button>
          <Button variant="default" size="xs" onClick={() => setTyped(start)}>
            Annuler
          </Button>
        </Group>
      )}
    </form>
  );
}

function fieldOf({ value, format }: SystemSetting): string {
  if (format === 'instant') return value === '' ? '' : toParisField(String(value));
  return String(value);
}

function typedValue({ type, format }: SystemSetting, typed: string): SettingValue | null {
  if (type === 'integer') return Number(typed);
  if (format === 'instant') return fromParisField(typed);
  return typed.trim() || null;
}
