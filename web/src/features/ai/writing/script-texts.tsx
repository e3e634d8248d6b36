import { Text, Title } from '@mantine/core';
import { fieldLabel } from '../../../../../shared/ai/field-labels.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ScriptTools } from './filming/script-tools.tsx';
import { placesOf } from './item-of.ts';
import { TextLine } from './text-line.tsx';
import classes from './writing.module.css';

const seconds = (value: number): string => `${formatNumber(value)} s`;

/** What is said, shown and filmed, part by part, and what may be filmed as well. */
export function ScriptTexts({ kept }: { kept: GenerationOf<'generate_script'> }) {
  const { beats, mentions, checklist } = kept.output;
  const places = placesOf(kept);
  const lines = (itemIds: readonly string[], lasts?: number) =>
    places
      .filter(({ itemId }) => itemIds.includes(itemId))
      .map((place) => (
        <TextLine
          key={place.text.id}
          label={fieldLabel(null, place.text.field)}
          place={place}
          lasts={place.text.field === 'voice' ? lasts : undefined}
        />
      ));
  return (
    <>
      <ScriptTools kept={kept} />
      {beats.map(({ id, from, to, shot, sound }) => (
        <section key={id} aria-label={`De ${seconds(from)} à ${seconds(to)}`} className={classes.group}>
          <Title order={2} fz="1rem">
            {seconds(from)} à {seconds(to)}
          </Title>
          <Text size="sm" c="dimmed">
            {shot}. {sound}.
          </Text>
          <div>{lines([id], Math.round(10 * (to - from)) / 10)}</div>
        </section>
      ))}
      <section aria-label="Autres accroches et légende" className={classes.group}>
        {lines([...kept.output.hooks.map(({ id }) => id), kept.output.caption.id])}
      </section>
      <ul className={classes.questions}>
        {[...mentions.map((mention) => `Mention\u00a0: ${mention}`), ...checklist].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
