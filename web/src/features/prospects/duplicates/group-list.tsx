import { Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { ScoreRing } from '../score-ring.tsx';
import classes from './duplicates.module.css';
import { sharedWords } from './shared-words.ts';
import { type DuplicateGroup, groupKey } from './use-duplicates.ts';

type Props = { groups: readonly DuplicateGroup[]; onOpen: (group: DuplicateGroup) => void };

/** Each group with why it is one, and who is in it. */
export function GroupList({ groups, onOpen }: Props) {
  return (
    <ul className={classes.groups}>
      {groups.map((group) => (
        <li key={groupKey(group)}>
          <button type="button" className={classes.group} onClick={() => onOpen(group)}>
            <span className={classes.groupBody}>
              <Text component="span" size="xs" c="dimmed" fw={500}>
                {sharedWords(group)}
              </Text>
              {group.prospects.map((prospect) => (
                <Who key={prospect.id} prospect={prospect} />
              ))}
            </span>
            <IconChevronRight size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A prospect in a line: what tells it from the others. */
export function Who({ prospect, more }: { prospect: Prospect; more?: string }) {
  const name = prospectName(prospect);
  const phone = prospect.phoneNational?.replaceAll(' ', '\u00a0');
  const facts = [prospect.company, prospect.email, phone].filter((fact) => fact && fact !== name);
  return (
    <span className={classes.who}>
      <ScoreRing score={prospect.score} grade={prospect.grade} size={28} />
      <span className={classes.whoText}>
        <span className={classes.name}>{name}</span>
        {facts.length > 0 && <span className={classes.facts}>{facts.join(' · ')}</span>}
        {more && <span className={classes.facts}>{more}</span>}
      </span>
    </span>
  );
}
