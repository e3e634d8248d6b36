import { Button, Text, Title } from '@mantine/core';
import type { Analysis } from '../../../../../shared/rules/copy/analysis.ts';
import { rewritesOf } from '../../../../../shared/rules/copy/rewrites.ts';
import { type AdValues, toAnalyse } from './ad-values.ts';
import classes from './desk.module.css';

type Props = { values: AdValues; analysis: Analysis; onApply: (change: Partial<AdValues>) => void };

/** Changes that need no more than the words, each to be taken or left; mentions stand with the law. */
export function Rewrites({ values, analysis, onApply }: Props) {
  const [ad] = toAnalyse(values);
  const mentions = analysis.requiredMentions.map(({ rule }) => rule);
  const rewrites = rewritesOf(ad, analysis).filter(({ rule }) => !rule || !mentions.includes(rule.rule));
  if (rewrites.length === 0) return null;
  return (
    <section aria-label="À récrire" className={classes.law}>
      <Title order={2} fz="1rem">
        À récrire
      </Title>
      {rewrites.map(({ field, after, why }) => (
        <article key={`${field}/${why}`} className={classes.finding}>
          <Text size="sm">{why}</Text>
          <blockquote>{after}</blockquote>
          <Button variant="default" size="compact-sm" onClick={() => onApply({ [field]: after })}>
            Appliquer
          </Button>
        </article>
      ))}
    </section>
  );
}
