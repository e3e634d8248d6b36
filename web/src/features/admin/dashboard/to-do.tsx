import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type AdminDashboard, toDoKinds } from '../../../../../shared/admin/dashboard.contract.ts';
import { formatNumber } from '../../../lib/format.ts';
import classes from './dashboard.module.css';
import { toDoActs } from './lists.ts';
import { Part } from './part.tsx';

/** What is wrong, first. */
export const ToDo = ({ toDo }: Pick<AdminDashboard, 'toDo'>) => (
  <Part title="À traiter">
    {toDo.length === 0 ? (
      <Text>Rien à traiter dans ce que vos permissions montrent.</Text>
    ) : (
      <ul className={classes.lines}>
        {toDo.map(({ kind, count, path }) => (
          <li key={kind} className={classes.line}>
            <span>
              <strong className={classes.wrong}>{formatNumber(count)}</strong> {toDoKinds[kind]}
            </span>
            <Anchor
              component={Link}
              to={path}
              underline="always"
              aria-label={`${toDoActs[kind]}\u00a0: ${toDoKinds[kind]}`}
            >
              {toDoActs[kind]}
            </Anchor>
          </li>
        ))}
      </ul>
    )}
  </Part>
);
