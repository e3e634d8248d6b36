import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { useMay } from '../../../lib/use-may.ts';
import { aiNames } from '../ai-url.ts';
import { fieldFor } from '../briefs/asked-field.ts';
import { useBrief } from '../briefs/use-briefs.ts';
import classes from './writing.module.css';

/** What would make these texts better: a question opens the brief at the field that answers it. */
export function Questions({ kept: { questions, input } }: { kept: WrittenGeneration }) {
  const brief = useBrief(input.briefId).data?.brief;
  const mayAnswer = useMay()('ai:write') && brief !== undefined;
  if (questions.length === 0) return null;
  return (
    <section aria-label="Pour aller plus loin" className={classes.group}>
      <Title order={2} fz="1rem">
        Pour aller plus loin
      </Title>
      <ul className={classes.questions}>
        {questions.map(({ path, question, why }) => (
          <li key={path}>
            {mayAnswer ? (
              <Anchor
                component={Link}
                to={`${paths.aiGenerator}?${aiNames.tab}=briefs&${aiNames.brief}=${brief.id}`}
                state={{ ask: fieldFor(path, brief.brief) }}
              >
                {question}
              </Anchor>
            ) : (
              question
            )}{' '}
            <Text component="span" size="sm" c="dimmed">
              {why}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
