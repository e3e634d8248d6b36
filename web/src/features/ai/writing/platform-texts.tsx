import { Anchor, Button, Tabs, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldsLabel } from '../../../../../shared/ai/field-labels.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { type Placement, type PlacementKey, placements } from '../../../../../shared/rules/copy/placements.ts';
import { groundedShare } from '../../../../../shared/rules/copy/writer/grounded-share.ts';
import hidden from '../../../components/unseen.module.css';
import { formatNumber } from '../../../lib/format.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import { aiNames } from '../ai-url.ts';
import { useBrief } from '../briefs/use-briefs.ts';
import { combinationOf, nearOnes } from './combination.ts';
import { AdDrawing } from './drawing/ad-drawing.tsx';
import { useAdvertiser } from './drawing/advertiser.ts';
import { placesOf, type TextPlace } from './item-of.ts';
import classes from './platform-texts.module.css';
import { TextLine } from './text-line.tsx';
import { useIsDrawn } from './view-choice.tsx';

type Kept = GenerationOf<'generate_platform_copy'>;
type Column = Kept['output']['placements'][number];
type Field = Column['fields'][number];

/** Columns that are read without scrolling along them. */
export const mostBeside = 3;

/** A column a placement, one at a time on a phone and where they are more than stand beside each other: how its texts would stand together, what it still asks for, its texts by field. */
export function PlatformTexts({ kept }: { kept: Kept }) {
  const all = kept.output.placements;
  const phone = usePhone();
  const [open, setOpen] = useState<string | null>(all[0]?.placement ?? null);
  const tabs = all.length > (phone ? 1 : mostBeside);
  const beside = !tabs && all.length > 1;
  return (
    <>
      {tabs && (
        <Tabs value={open} onChange={setOpen}>
          <Tabs.List aria-label="Emplacements" className={classes.tabs}>
            {all.map(({ placement, label }) => (
              <Tabs.Tab key={placement} value={placement}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <div className={classes.columns} data-alone={all.length === 1 || (tabs && !phone) || undefined}>
        {all
          .filter(({ placement }) => !tabs || placement === open)
          .map((column) => (
            <section key={column.placement} aria-label={column.label} className={classes.column}>
              <OnePlacement kept={kept} column={column} folds={phone || beside} isNamed={!(tabs && phone)} />
            </section>
          ))}
      </div>
    </>
  );
}

type PlacementProps = {
  kept: Kept;
  column: Column;
  /** Its first field alone is open: columns are then about as long as each other. */
  folds: boolean;
  /** Under its tab its name stands already. */
  isNamed: boolean;
};

function OnePlacement({ kept, column, folds, isNamed }: PlacementProps) {
  const { label, fields, checks } = column;
  const places = new Map(placesOf(kept).map((place) => [place.text.id, place]));
  const drawn = useIsDrawn();
  return (
    <>
      <div className={classes.stage}>
        <div className={classes.head}>
          <Title order={2} fz="1rem" className={isNamed ? '' : hidden.unseen}>
            {label}
          </Title>
          <Text size="sm" c="dimmed">
            {formatNumber(Math.round(100 * groundedShare(fields.flatMap(({ items }) => items))))}&nbsp;% tiré de vos
            faits
          </Text>
        </div>
        {drawn && <Combination kept={kept} column={column} />}
        {checks
          .filter(({ fix }) => fix !== null)
          .map(({ key, label: name, fix }) => (
            <Text key={key} size="sm" className={classes.check}>
              <strong>{name}</strong>&nbsp;: {fix} {key === 'keywords' && <KeywordsLink briefId={kept.input.briefId} />}
            </Text>
          ))}
      </div>
      <div className={classes.fields}>
        {fields
          .filter(({ items, min }) => items.length > 0 || min > 0)
          .map((field, at) => (
            <FieldTexts
              key={field.field}
              field={field}
              possible={possibleOf(column.placement, field)}
              places={places}
              isOpen={!folds || at === 0}
            />
          ))}
      </div>
    </>
  );
}

/** How many texts the platform takes of a field, where facts carried fewer than one usually gives; null otherwise. */
function possibleOf(placement: PlacementKey, { field, items }: Field): number | null {
  const { fields }: Placement = placements[placement];
  const known = fields.find((one) => one.field === field);
  return known && items.length < known.defaultCount ? known.maxCount : null;
}

/** The way to the words of the brief that titles are to hold. */
function KeywordsLink({ briefId }: { briefId: string | null }) {
  const brief = useBrief(briefId).data?.brief;
  if (!brief) return null;
  const to = `${paths.aiGenerator}?${aiNames.tab}=briefs&${aiNames.brief}=${brief.id}`;
  return (
    <Anchor component={Link} to={to} state={{ ask: 'keywords' }} size="sm" underline="always">
      Compléter le brief
    </Anchor>
  );
}

type FieldProps = { field: Field; possible: number | null; places: ReadonlyMap<string, TextPlace>; isOpen: boolean };

/** The texts of a field under its name, which says how long they may be. */
function FieldTexts({ field: { field, label, recommended, items }, possible, places, isOpen }: FieldProps) {
  const near = nearOnes(items);
  return (
    <details open={isOpen} className={classes.field}>
      <summary>
        <strong>{fieldsLabel(field, label, items.length)}</strong>
        <span>
          {formatNumber(items.length)}
          {possible !== null && ` sur ${formatNumber(possible)}`} ·{' '}
          <abbr title="caractères au plus">{formatNumber(recommended)} car.</abbr>
        </span>
      </summary>
      {items.map(({ id }) => {
        const place = places.get(id);
        return (
          place && <TextLine key={id} label={label} place={place} isAlone isCell near={near.get(id)?.text ?? null} />
        );
      })}
    </details>
  );
}

/** The platform chooses among the texts: what it may come to, drawn again as often as one likes. */
function Combination({ kept, column: { placement, label, fields } }: { kept: Kept; column: Column }) {
  const [numbers, setNumbers] = useState<readonly number[] | null>(null);
  const from = useAdvertiser(kept);
  let at = 0;
  const chance = numbers && (() => numbers[at++ % numbers.length] ?? 0);
  return (
    <div className={classes.combination}>
      <AdDrawing
        placement={placement}
        texts={combinationOf(placement, fields, chance)}
        from={from}
        button={kept.input.brief.callToAction}
      />
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
