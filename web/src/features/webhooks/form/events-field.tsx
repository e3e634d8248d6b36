import { Checkbox, Group, Input, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { foldLabel } from '../../../../../shared/kernel/fold.ts';
import {
  type WebhookEventTheme,
  type WebhookEventType,
  webhookEvents,
  webhookEventThemes,
} from '../../../../../shared/webhooks/webhook-events.ts';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import classes from './webhook-form.module.css';

type Props = {
  events: readonly WebhookEventType[];
  problem: string | undefined;
  onChange: (events: readonly WebhookEventType[]) => void;
};

const allEvents = keysOf(webhookEvents);
const themes = keysOf(webhookEventThemes);

/** The events that a webhook is told of, by theme: one by one, a theme at once, or all of them. */
export function EventsField({ events, problem, onChange }: Props) {
  const [words, setWords] = useState('');
  const found = allEvents.filter((type) => answers(type, words));

  function choose(types: readonly WebhookEventType[], wanted: boolean) {
    const chosen = new Set(events);
    for (const type of types) wanted ? chosen.add(type) : chosen.delete(type);
    onChange(allEvents.filter((type) => chosen.has(type)));
  }

  return (
    <fieldset className={classes.group}>
      <Group component="legend" justify="space-between" gap="xs" className={classes.legend}>
        <span>Événements</span>
        <Text span size="sm" c="dimmed" fw={400} role="status">
          {formatCount(events.length, 'choisi')} sur {formatNumber(allEvents.length)}
        </Text>
      </Group>
      <TextInput
        type="search"
        aria-label="Chercher un événement"
        placeholder="Chercher un événement"
        leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
        value={words}
        error={problem !== undefined}
        aria-describedby={problem && problemId}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {problem && (
        <Input.Error id={problemId} mt={6}>
          {problem}
        </Input.Error>
      )}
      <Stack gap="sm" mt="sm">
        {words.trim() === '' && (
          <SelectAll label="Tous les événements" types={allEvents} events={events} onChoose={choose} />
        )}
        {themes.map((theme) => {
          const types = found.filter((type) => type.startsWith(`${theme}.`));
          return types.length > 0 && <Theme key={theme} {...{ theme, types, events }} onChoose={choose} />;
        })}
        {found.length === 0 && (
          <Text size="sm" c="dimmed">
            Aucun événement ne répond à ces mots.
          </Text>
        )}
      </Stack>
    </fieldset>
  );
}

const problemId = 'events-problem';

type Choice = {
  types: readonly WebhookEventType[];
  events: readonly WebhookEventType[];
  onChoose: (types: readonly WebhookEventType[], wanted: boolean) => void;
};

function Theme({ theme, ...choice }: Choice & { theme: WebhookEventTheme }) {
  return (
    <fieldset className={classes.theme} aria-label={webhookEventThemes[theme]}>
      <SelectAll label={webhookEventThemes[theme]} {...choice} />
      <div className={classes.events}>
        {choice.types.map((type) => (
          <Checkbox
            key={type}
            name="events"
            size="sm"
            label={webhookEvents[type].label}
            description={webhookEvents[type].description}
            checked={choice.events.includes(type)}
            onChange={({ currentTarget }) => choice.onChoose([type], currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function SelectAll({ label, types, events, onChoose }: Choice & { label: string }) {
  const chosen = types.filter((type) => events.includes(type)).length;
  return (
    <Checkbox
      name="events"
      fw={600}
      label={
        <>
          {label}{' '}
          <Text span size="sm" c="dimmed" fw={400}>
            {formatNumber(chosen)}/{formatNumber(types.length)}
          </Text>
        </>
      }
      checked={chosen === types.length}
      indeterminate={chosen > 0 && chosen < types.length}
      onChange={() => onChoose(types, chosen < types.length)}
    />
  );
}

const answers = (type: WebhookEventType, words: string) => {
  const { label, description } = webhookEvents[type];
  const text = foldLabel(`${type} ${label} ${description}`);
  return foldLabel(words)
    .split(' ')
    .every((word) => text.includes(word));
};
