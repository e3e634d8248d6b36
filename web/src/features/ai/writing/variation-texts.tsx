import { Text, Title } from '@mantine/core';
import { fieldLabel } from '../../../../../shared/ai/field-labels.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import type { TextItem, Variation } from '../../../../../shared/ai/written.ts';
import { hookLabels } from '../../../../../shared/rules/copy/hook-labels.ts';
import { rejectionLabels } from '../../../../../shared/rules/copy/writer/rejections.ts';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { ExpectedRank } from '../lifts/expected-rank.tsx';
import { AdDrawing } from './drawing/ad-drawing.tsx';
import { useAdvertiser } from './drawing/advertiser.ts';
import { showsWhole } from './drawing/feed-drawing.tsx';
import { GroundedText } from './grounded-text.tsx';
import { ItemActs } from './item-acts.tsx';
import { placesOf } from './item-of.ts';
import sheets from './sheets.module.css';
import { TextLine } from './text-line.tsx';
import { useIsDrawn } from './view-choice.tsx';
import classes from './writing.module.css';

type Kept = GenerationOf<'generate_variations'>;

const nameOf = (id: string): string => `Variation ${id.slice(1)}`;

/** Variations, each with what it changes, what it is worth and what would be learnt; those that people want none of are folded. */
export function VariationTexts({ kept }: { kept: Kept }) {
  const { impressionsPerVariation, note } = kept.output.testPlan;
  const { items } = kept.output;
  const rejected = items.filter(({ state }) => state === 'rejected');
  return (
    <>
      <div className={sheets.sheets}>
        {items
          .filter(({ state }) => state !== 'rejected')
          .map((item) => (
            <OneVariation key={item.id} item={item} kept={kept} />
          ))}
      </div>
      {rejected.length > 0 && (
        <details>
          <summary>Écartées par vous ({rejected.length})</summary>
          <ul className={classes.questions}>
            {rejected.map((item) => (
              <li key={item.id}>
                <s>{item.texts[0]?.text}</s> {item.reason && rejectionLabels[item.reason]}{' '}
                <ItemActs place={{ itemId: item.id, state: item.state, key: null }} name={nameOf(item.id)} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {items.length > 1 && (
        <Text size="sm" c="dimmed">
          Comptez environ {formatNumber(Number(impressionsPerVariation.toPrecision(2)))} impressions par variation pour
          déceler un écart de 20&nbsp;%. {note}
        </Text>
      )}
    </>
  );
}

function OneVariation({ item, kept }: { item: Variation; kept: Kept }) {
  const { id, label, hypothesis, score, groundedShare, hook, state, prediction } = item;
  const isShown = useIsDrawn();
  const from = useAdvertiser(kept);
  const { placement } = kept.input;
  const isSaid = ({ field, text }: Pick<TextItem, 'field' | 'text'>) => isShown && showsWhole(placement, field, text);
  const places = placesOf(kept).filter(({ itemId }) => itemId === id);
  return (
    <section aria-label={nameOf(id)} className={sheets.sheet} data-state={state}>
      <header className={classes.head}>
        <Title order={2} fz="1rem">
          {nameOf(id)}
        </Title>
        {state === 'kept' && <ToneBadge tone="positive">Gardée</ToneBadge>}
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text size="sm" c="dimmed" className={sheets.score}>
          <strong>{formatNumber(score)}</strong> sur 100
        </Text>
      </header>
      <Text size="sm" c="dimmed">
        Accroche&nbsp;: {hookLabels[hook].toLocaleLowerCase('fr')} · {formatNumber(Math.round(100 * groundedShare))}
        &nbsp;% du texte vient de vos faits
      </Text>
      <ExpectedRank rank={prediction} />
      {isShown && (
        <AdDrawing
          placement={placement}
          texts={Object.fromEntries(item.texts.map(({ field, text }) => [field, [text]]))}
          say={Object.fromEntries(
            item.texts
              .filter(isSaid)
              .map((text) => [text.field, <GroundedText key={text.id} item={text} evidence={kept.evidence} />]),
          )}
          from={from}
          button={kept.input.brief.callToAction}
        />
      )}
      <div>
        {places.map((place) => (
          <TextLine
            key={place.text.id}
            label={fieldLabel(place.placement, place.text.field)}
            place={place}
            isNarrow={isShown}
            isSaid={isSaid(place.text)}
          />
        ))}
      </div>
      {hypothesis && (
        <Text size="sm" c="dimmed" className={sheets.why}>
          {hypothesis.why}
        </Text>
      )}
      <div className={sheets.sheetActs}>
        <ItemActs place={{ itemId: id, state, key: kept.keys[id] ?? null }} name={nameOf(id)} />
      </div>
    </section>
  );
}
