import { Text } from '@mantine/core';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { rejectionLabels } from '../../../../../shared/rules/copy/writer/rejections.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ItemActs } from './item-acts.tsx';
import { nameOf, OneVariation } from './one-variation.tsx';
import sheets from './sheets.module.css';
import { useIsByScore } from './sort-choice.tsx';
import classes from './writing.module.css';

/** Variations as they were written or the best first; those that people want none of are folded. */
export function VariationTexts({ kept }: { kept: GenerationOf<'generate_variations'> }) {
  const { impressionsPerVariation, note } = kept.output.testPlan;
  const { items } = kept.output;
  const isByScore = useIsByScore();
  const rejected = items.filter(({ state }) => state === 'rejected');
  const shown = items.filter(({ state }) => state !== 'rejected');
  return (
    <>
      <div className={sheets.sheets}>
        {(isByScore ? shown.toSorted((one, other) => other.score - one.score) : shown).map((item) => (
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
