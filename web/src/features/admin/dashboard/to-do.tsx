import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type AdminDashboard, type ToDoKind, toDoKinds } from '../../../../../shared/admin/dashboard.contract.ts';
import framed from '../../../components/framed-list.module.css';
import { formatCount } from '../../../lib/format.ts';
import classes from './dashboard.module.css';
import { toDoActs } from './lists.ts';
import { Part } from './part.tsx';

function countOf(kind: ToDoKind, count: number): string {
  const [one, many] = toDoKinds[kind];
  return formatCount(count, one, many);
}

/** What is wrong, first. */
export const ToDo = ({ toDo }: Pick<AdminDashboard, 'toDo'>) => (
  <Part title="À traiter">
    {toDo.length === 0 ? (
      <Text>Rien à traiter dans ce que vos permissions montrent.</Text>
    ) : (
      <ul className={framed.list}>
        {toDo.map(({ kind, count, path }) => (
          <li key={kind} className={classes.line}>
            <span>
              <strong className={classes.wrong}>{countOf(kind, count)}</strong>
            </span>
            <Anchor
              component={Link}
              to={path}
              underline="always"
              aria-label={`${toDoActs[kind]}\u00a0: ${countOf(kind, count)}`}
            >
              {toDoActs[kind]}
            </Anchor>
          </li>
        ))}
      </ul>
    )}
  </Part>
);
