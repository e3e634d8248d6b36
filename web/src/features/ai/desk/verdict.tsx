import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GenerationSummary } from '../../../../../shared/ai/generation.ts';
import { lowerFirst } from '../../../../../shared/kernel/first-letter.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatCount, formatMoment } from '../../../lib/format.ts';
import { GenerationActs } from '../generations/generation-acts.tsx';
import type { Kept } from '../generations/use-generations.ts';
import classes from './kept.module.css';

type Props = {
  kept: Kept & Pick<GenerationSummary, 'createdBy' | 'createdAt'>;
  /** In one sentence. */
  said: string;
  /** What to mend first. */
  fix?: string | null | undefined;
  /** What else is known of it. */
  children?: ReactNode;
  /** What one does next. */
  act?: ReactNode;
};

const nothing = async () => {};

/** What an analysis comes to, the first thing to mend, what one does next, and what can be done with what was kept. */
export function Verdict({ kept, said, fix, act, children }: Props) {
  const navigate = useNavigate();
  return (
    <section aria-label="Analyse enregistrée" className={classes.kept}>
      <div>
        <Text fw={600} fz="lg">
          {said}
        </Text>
        {fix && <Text>{fix}</Text>}
        {children}
        <Text size="sm" c="dimmed">
          Enregistrée par {kept.createdBy.name}, le {formatMoment(kept.createdAt)}
        </Text>
      </div>
      <div className={classes.keptActs}>
        {act}
        <GenerationActs kept={kept} reload={nothing} onRemoved={() => navigate(paths.aiGenerator)} />
      </div>
    </section>
  );
}

/** « À corriger d’abord : accroche, 15 points à gagner. » of what brings most; the note itself stands beside. */
export function firstFix(label: string, points: number): string {
  const name = lowerFirst(label);
  return `À corriger d’abord\u00a0: ${name}, ${formatCount(points, 'point')} à gagner.`;
}

/** Where there is nothing to mend. */
export const nothingToFix = (score: number): string => `${score} sur 100\u00a0: rien à corriger.`;
