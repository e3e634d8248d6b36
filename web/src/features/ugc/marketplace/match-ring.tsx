import '@mantine/core/styles/Popover.css';
import { Popover, Text, UnstyledButton } from '@mantine/core';
import type { CreatorMatch } from '../../../../../shared/ugc/creator.ts';
import classes from './match-ring.module.css';

/** How well a creator answers to a campaign, and, opened, why. */
export function MatchRing({ match }: { match: CreatorMatch }) {
  return (
    <Popover width={320} position="bottom-start" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.ring}
          style={{ '--match': match.score }}
          aria-label={`${match.score} sur 100\u00a0: pourquoi ce créateur\u00a0?`}
        >
          <span>{match.score}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text fw={600} mb="xs">
          Pourquoi ce créateur&nbsp;?
        </Text>
        <ul className={classes.details}>
          {match.details.map(({ rule, label, points, of }) => (
            <li key={rule} data-missed={points === 0 || undefined}>
              <span>{label}</span>
              <span className={classes.points}>
                {points}&nbsp;/&nbsp;{of}
              </span>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
