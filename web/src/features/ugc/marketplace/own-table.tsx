import '@mantine/core/styles/Badge.css';
import { Anchor, Badge, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { creatorStatuses } from '../../../../../shared/ugc/creator.rules.ts';
import type { Creator } from '../../../../../shared/ugc/creator.ts';
import classes from './marketplace.module.css';

/** The creators of the workspace, a line each. */
export const OwnTable = ({ creators }: { creators: readonly Creator[] }) => (
  <section className={classes.wide} aria-label="Mes créateurs">
    <table>
      <thead>
        <tr>
          <th scope="col">Nom</th>
          <th scope="col">E-mail</th>
          <th scope="col">État</th>
          <th scope="col">Étiquettes</th>
          <th scope="col">Source</th>
          <th scope="col">Dépensé cette année</th>
        </tr>
      </thead>
      <tbody>
        {creators.map(({ id, displayName, email, status, relation, withUs }) => (
          <tr key={id}>
            <td>
              <Anchor component={Link} to={paths.ugcCreator(id)} data-row={id} fw={600} c="inherit" fz="inherit">
                {displayName}
              </Anchor>
            </td>
            <td>{email ?? '—'}</td>
            <td>{creatorStatuses[status]}</td>
            <td>
              <Group gap={4}>
                {relation.tags.map((tag) => (
                  <Badge key={tag} variant="default" size="sm">
                    {tag}
                  </Badge>
                ))}
              </Group>
            </td>
            <td>{relation.collectedFrom ?? '—'}</td>
            <td>{withUs ? eurosText(withUs.spentThisYear) : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
