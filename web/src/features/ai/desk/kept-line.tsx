import { Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { GenerationOf } from '../../../../../shared/ai/generation.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatMoment } from '../../../lib/format.ts';
import { GenerationActs } from '../generations/generation-acts.tsx';
import { ExpectedRank } from '../lifts/expected-rank.tsx';
import classes from './kept.module.css';

type Props = { kept: GenerationOf<'analyze_ad'>; changed: boolean };

const nothing = async () => {};

/** What was kept, in a few sentences, by whom and when; that the words are others since. */
export function KeptLine({ kept, changed }: Props) {
  const navigate = useNavigate();
  return (
    <section aria-label="Analyse enregistrée" className={classes.kept}>
      <div>
        <Text>{changed ? 'Le texte a changé depuis cette analyse.' : kept.output.summary}</Text>
        {!changed && <ExpectedRank rank={kept.output.prediction} />}
        <Text size="sm" c="dimmed">
          Enregistrée par {kept.createdBy.name}, {formatMoment(kept.createdAt)}
        </Text>
      </div>
      <div className={classes.keptActs}>
        <GenerationActs kept={kept} reload={nothing} onRemoved={() => navigate(paths.aiGenerator)} />
      </div>
    </section>
  );
}
