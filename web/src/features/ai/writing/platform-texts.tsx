import { Text, Title } from '@mantine/core';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { groundedShare } from '../../../../../shared/rules/copy/writer/text-item.ts';
import { formatNumber } from '../../../lib/format.ts';
import { placesOf } from './item-of.ts';
import { TextLine } from './text-line.tsx';
import classes from './writing.module.css';

/** The texts of placements, a list each, with what the placement still asks for. */
export function PlatformTexts({ kept }: { kept: GenerationOf<'generate_platform_copy'> }) {
  const places = placesOf(kept);
  return kept.output.placements.map(({ placement, label, fields, checks }) => (
    <section key={placement} aria-label={label} className={classes.group}>
      <Title order={2} fz="1rem">
        {label}
      </Title>
      <Text size="sm" c="dimmed">
        {formatNumber(Math.round(100 * groundedShare(fields.flatMap(({ items }) => items))))}&nbsp;% vient de vos faits
      </Text>
      {checks
        .filter(({ fix }) => fix !== null)
        .map(({ key, label: name, fix }) => (
          <Text key={key} size="sm">
            {name}&nbsp;: {fix}
          </Text>
        ))}
      <div>
        {fields.flatMap((field) =>
          field.items.map(({ id }) => {
            const place = places.find(({ text }) => text.id === id);
            return place && <TextLine key={id} label={field.label} place={place} isAlone />;
          }),
        )}
      </div>
    </section>
  ));
}
