import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { GenerationSummary } from '../../../../../shared/ai/generation.ts';
import { aiTools } from '../../../../../shared/ai/generations.rules.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { GenerationActs } from './generation-acts.tsx';
import classes from './generations.module.css';

type Props = { generation: GenerationSummary; reload: () => Promise<unknown> };

/** What was made of what, its note, struck where the words may not be published, by whom and when. */
export function GenerationRow({ generation, reload }: Props) {
  const { id, tool, title, excerpt, score, blocked, createdBy, createdAt } = generation;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Anchor component={Link} to={paths.generation(id)} className={classes.name} c="inherit" underline="hover">
          {title}
        </Anchor>
        <Text size="sm" c="dimmed" className={classes.excerpt}>
          <Text component="span" inherit fw={600} c="var(--mantine-color-text)">
            {aiTools[tool]}
          </Text>
          {excerpt !== title && ` · ${excerpt}`}
        </Text>
      </div>
      <Text size="sm" className={classes.score}>
        {score !== null &&
          (blocked ? (
            <>
              <span className={classes.blocked}>À corriger</span>
              <del>{formatNumber(score)} / 100</del>
            </>
          ) : (
            <>
              <strong>{formatNumber(score)}</strong> / 100
            </>
          ))}
      </Text>
      <Text size="sm" c="dimmed" className={classes.who}>
        {createdBy.name}, {formatMoment(createdAt)}
      </Text>
      <div className={classes.acts}>
        <GenerationActs kept={generation} reload={reload} />
      </div>
    </li>
  );
}
