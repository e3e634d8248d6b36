import { Text, Title, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { fieldLabel } from '../../../../../shared/ai/field-labels.ts';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import type { TextItem, Variation } from '../../../../../shared/ai/written.ts';
import { hookLabels } from '../../../../../shared/rules/copy/hook-labels.ts';
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
import { useTexts } from './texts-context.tsx';
import { ScoreReasons } from './variation-score.tsx';
import { useIsDrawn } from './view-choice.tsx';

type Kept = GenerationOf<'generate_variations'>;

export const nameOf = (id: string): string => `Variation ${id.slice(1)}`;

/** A text as it will stand, with what it changes, what it is worth and what would be learnt. */
export function OneVariation({ item, kept }: { item: Variation; kept: Kept }) {
  const { id, hypothesis, state, prediction } = item;
  const isShown = useIsDrawn();
  const from = useAdvertiser(kept);
  const { isOpen, edit } = useTexts();
  const [explained, explain] = useState(false);
  const { placement } = kept.input;
  const isSaid = ({ field, text }: Pick<TextItem, 'field' | 'text'>) => isShown && showsWhole(placement, field, text);
  const places = placesOf(kept).filter(({ itemId }) => itemId === id);
  const others = kept.output.items.length - 1;
  return (
    <section aria-label={nameOf(id)} className={sheets.sheet} data-state={state} data-acts>
      <Head item={item} explained={explained} onExplain={() => explain(!explained)} />
      {explained && <ScoreReasons parts={item.parts} />}
      <ExpectedRank rank={prediction} />
      {isShown && (
        <AdDrawing
          placement={placement}
          texts={Object.fromEntries(item.texts.map(({ field, text }) => [field, [text]]))}
          say={Object.fromEntries(
            item.texts.filter(isSaid).map((text) => [
              text.field,
              // biome-ignore lint/a11y/noStaticElementInteractions: with a pointer alone; its line below has the button and the keys
              <span key={text.id} onDoubleClick={() => isOpen && edit(text.id)}>
                <GroundedText item={text} evidence={kept.evidence} />
              </span>,
            ]),
          )}
          from={from}
          button={kept.input.brief.callToAction}
        />
      )}
      <div className={sheets.texts}>
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
      {(hypothesis || others > 0) && (
        <Text size="sm" c="dimmed" className={sheets.why}>
          {hypothesis?.why ??
            (others === 1
              ? 'L’autre se compare à celle-ci.'
              : `Les ${formatNumber(others)} autres se comparent à celle-ci.`)}
        </Text>
      )}
      <div className={sheets.sheetActs}>
        <ItemActs place={{ itemId: id, state, key: kept.keys[id] ?? null }} name={nameOf(id)} />
      </div>
    </section>
  );
}

type HeadProps = { item: Variation; explained: boolean; onExplain: () => void };

function Head({ item, explained, onExplain }: HeadProps) {
  const { id, label, lever, score, groundedShare, hook, state } = item;
  return (
    <header className={sheets.head}>
      <div className={sheets.name}>
        <Title order={2} fz="1rem">
          {nameOf(id)}
        </Title>
        {state === 'kept' && <ToneBadge tone="positive">Gardée</ToneBadge>}
        {/* Another opening is said by what it is. */}
        {lever !== 'hook' && (
          <Text size="sm" c="dimmed">
            {label}
          </Text>
        )}
      </div>
      <UnstyledButton
        className={sheets.score}
        aria-expanded={explained}
        aria-label={`${formatNumber(score)} sur 100\u00a0: pourquoi, ${nameOf(id)}`}
        title="Pourquoi cette note"
        onClick={onExplain}
      >
        <strong>{formatNumber(score)}</strong> sur 100
      </UnstyledButton>
      <Text size="sm" c="dimmed" className={sheets.from}>
        <strong className={sheets.hook}>{hookLabels[hook]}</strong> · {formatNumber(Math.round(100 * groundedShare))}
        &nbsp;% du texte vient de vos faits
      </Text>
    </header>
  );
}
