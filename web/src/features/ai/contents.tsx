import { Anchor, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import { aiNames } from './ai-url.ts';
import classes from './contents.module.css';
import { LastGenerations } from './generations/last-generations.tsx';
import { ToDo } from './to-do/to-do.tsx';
import { type Tool, tools } from './tools.ts';

const groups: readonly { title: string; entries: readonly Tool[] }[] = [
  { title: 'Comprendre', entries: ['annonce', 'concurrent', 'page'] },
  { title: 'Écrire', entries: ['variations', 'script', 'textes'] },
];

/** The tools as a contents page; what presses stands beside them where there is room. */
export function Contents() {
  return (
    <div className={classes.root}>
      <div className={classes.tools}>
        {groups.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <Title order={2} fz="0.9375rem" className={classes.group}>
              {title}
            </Title>
            <ul className={classes.entries}>
              {entries.map((tool) => (
                <li key={tool} className={classes.entry}>
                  <Anchor
                    component={Link}
                    to={`${paths.aiGenerator}?${aiNames.tool}=${tool}`}
                    className={classes.name}
                    c="inherit"
                    underline="hover"
                  >
                    {tools[tool].name}
                  </Anchor>
                  <Text component="span" c="dimmed">
                    {tools[tool].what}
                  </Text>
                  <IconArrowRight size={18} stroke={1.6} className={classes.arrow} aria-hidden />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={classes.beside}>
        <ToDo />
      </div>
      <div className={classes.last}>
        <LastGenerations />
        <Text size="xs" c="dimmed" mt="lg">
          Rien à brancher&nbsp;: le moteur est intégré. Une annonce analysée reste dans votre navigateur jusqu’à ce que
          vous l’enregistriez&#8239;; concurrents, pages et textes sont gardés dans l’historique.
        </Text>
      </div>
    </div>
  );
}
