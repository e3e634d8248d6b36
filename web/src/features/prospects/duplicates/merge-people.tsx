import { Checkbox, Radio } from '@mantine/core';
import { useId } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { shortDay } from '../../../lib/short-day.ts';
import classes from './duplicates.module.css';
import { Who } from './group-list.tsx';
import { exchangeWords } from './shared-words.ts';

type Props = {
  prospects: readonly Prospect[];
  keepId: string;
  /** Those that are left out of it. */
  apart: readonly string[];
  onKeep: (id: string) => void;
  onApart: (id: string, isApart: boolean) => void;
};

/** Which prospect stays, and which are made one with it. */
export function MergePeople({ prospects, keepId, apart, onKeep, onApart }: Props) {
  const base = useId();
  return (
    <Radio.Group label="Fiche gardée" value={keepId} onChange={onKeep} size="sm">
      <div className={classes.people}>
        {prospects.map((prospect) => {
          const { id, createdAt, activityCount } = prospect;
          const kept = id === keepId;
          return (
            <div key={id} className={classes.person} data-kept={kept || undefined}>
              <Radio id={`${base}-${id}`} value={id} aria-label={`Garder ${prospectName(prospect)}`} />
              <label htmlFor={`${base}-${id}`} className={classes.personWho}>
                <Who prospect={prospect} more={`Créé le ${shortDay(createdAt)} · ${exchangeWords(activityCount)}`} />
              </label>
              {prospects.length > 2 && (
                <Checkbox
                  size="xs"
                  label="Réunir"
                  aria-label={`Réunir ${prospectName(prospect)}`}
                  checked={kept || !apart.includes(id)}
                  disabled={kept}
                  onChange={({ currentTarget: { checked } }) => onApart(id, !checked)}
                />
              )}
            </div>
          );
        })}
      </div>
    </Radio.Group>
  );
}
