import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { groundedShare } from '../../../../../shared/rules/copy/writer/grounded-share.ts';
import { formatNumber } from '../../../lib/format.ts';
import { combinationOf, nearOnes } from './combination.ts';
import { AdDrawing } from './drawing/ad-drawing.tsx';
import { placesOf } from './item-of.ts';
import classes from './platform-texts.module.css';
import { TextLine } from './text-line.tsx';
import { useIsDrawn } from './view-choice.tsx';

type Kept = GenerationOf<'generate_platform_copy'>;
type Column = Kept['output']['placements'][number];

/** A column a placement: how its texts would stand together, what it still asks for, and each text to be changed in its cell. */
export const PlatformTexts = ({ kept }: { kept: Kept }) => (
  <div className={classes.columns}>
    {kept.output.placements.map((column) => (
      <section key={column.placement} aria-label={column.label} className={classes.column}>
        <OnePlacement kept={kept} column={column} />
      </section>
    ))}
  </div>
);

function OnePlacement({ kept, column }: { kept: Kept; column: Column }) {
  const { label, fields, checks } = column;
  const places = placesOf(kept);
  const drawn = useIsDrawn();
  return (
    <>
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
      {drawn && <Combination kept={kept} column={column} />}
      {fields.map((field) => {
        const near = nearOnes(field.items);
        return (
          <div key={field.field}>
            {field.items.map(({ id }) => {
              const place = places.find(({ text }) => text.id === id);
              return (
                place && (
                  <TextLine key={id} label={field.label} place={place} isAlone near={near.get(id)?.text ?? null} />
                )
              );
            })}
          </div>
        );
      })}
    </>
  );
}

/** The platform chooses among the texts: what it may come to, drawn again as often as one likes. */
function Combination({ kept, column: { placement, label, fields } }: { kept: Kept; column: Column }) {
  const [numbers, setNumbers] = useState<readonly number[] | null>(null);
  let at = 0;
  const chance = numbers && (() => numbers[at++ % numbers.length] ?? 0);
  return (
    <div className={classes.combination}>
      <AdDrawing placement={placement} texts={combinationOf(placement, fields, chance)} brief={kept.input.brief} />
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Autre combinaison\u00a0: ${label}`}
        onClick={() => setNumbers(Array.from({ length: 12 }, Math.random))}
      >
        Autre combinaison
      </Button>
    </div>
  );
}
