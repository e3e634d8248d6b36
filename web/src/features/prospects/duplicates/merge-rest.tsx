import { Text } from '@mantine/core';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import classes from './duplicates.module.css';
import { unitedTags } from './merge-plan.ts';
import { exchangeWords } from './shared-words.ts';

/** What is put together without a choice. */
export function MergeRest({ prospects }: { prospects: readonly Prospect[] }) {
  const tags = unitedTags(prospects);
  const all = new Set(prospects.flatMap((prospect) => prospect.tags)).size;
  const lines = prospects.reduce((sum, { activityCount }) => sum + activityCount, 0);
  return (
    <section>
      <Text size="sm" fw={500} mb={4}>
        Ce qui est réuni
      </Text>
      <div className={classes.fields}>
        <div className={classes.field}>
          <span className={classes.fieldName}>Étiquettes</span>
          <span className={classes.options}>
            {tags.join(', ') || 'Aucune'}
            {all > tags.length && (
              <span className={classes.facts}>
                Les {prospectLimits.tags} premières sur {all}
              </span>
            )}
          </span>
        </div>
        <div className={classes.field}>
          <span className={classes.fieldName}>Chronologie</span>
          <span className={classes.options}>
            {lines === 0 ? 'Les changements de statut' : `${exchangeWords(lines)}, et les changements de statut`}
          </span>
        </div>
        {prospects.some(({ doNotContact }) => doNotContact) && (
          <div className={classes.field}>
            <span className={classes.fieldName}>Ne pas contacter</span>
            <span className={classes.options}>Oui&nbsp;: l’une des personnes l’a demandé</span>
          </div>
        )}
      </div>
    </section>
  );
}
