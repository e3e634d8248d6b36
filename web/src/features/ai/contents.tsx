import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import classes from './contents.module.css';
import { LastGenerations } from './generations/last-generations.tsx';
import { ToDo } from './to-do/to-do.tsx';

type Entry = { name: string; what: string; to?: string };

const groups: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Comprendre',
    entries: [
      {
        name: 'Analyser une annonce',
        what: 'Accroche, clarté, bénéfices, preuves, appel, format, conformité\u00a0: sept notes qui s’additionnent, chacune avec ses raisons.',
        to: `${paths.aiGenerator}?outil=annonce`,
      },
      {
        name: 'Analyser un concurrent',
        what: 'Ce qu’il répète, ce qu’il change, et ce que les autres font sans lui.',
        to: `${paths.aiGenerator}?outil=concurrent`,
      },
      {
        name: 'Analyser une page',
        what: 'Si votre page tient la promesse de l’annonce, ce qui la freine, et ce qu’il faut corriger d’abord.',
        to: `${paths.aiGenerator}?outil=page`,
      },
    ],
  },
  {
    title: 'Écrire',
    entries: [
      { name: 'Variations', what: 'D’autres textes à partir de vos faits, un seul changement à la fois.' },
      { name: 'Script vidéo', what: 'Quinze, trente ou soixante secondes, plan par plan.' },
      { name: 'Textes par plateforme', what: 'Tous les champs de chaque emplacement, aux bonnes longueurs.' },
    ],
  },
];

/** The tools as a contents page; those that are to come say so. */
export function Contents() {
  return (
    <div className={classes.root}>
      {groups.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <Title order={2} fz="0.9375rem" className={classes.group}>
            {title}
          </Title>
          <ul className={classes.entries}>
            {entries.map(({ name, what, to }) => (
              <li key={name} className={classes.entry} data-later={!to || undefined}>
                {to ? (
                  <Anchor component={Link} to={to} className={classes.name} c="inherit" underline="always">
                    {name}
                  </Anchor>
                ) : (
                  <span className={classes.name}>{name}</span>
                )}
                <Text component="span" c="dimmed">
                  {what}
                </Text>
                {!to && <span className={classes.later}>à venir</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ToDo />
      <LastGenerations />
      <Text size="sm" c="dimmed" maw="44rem">
        Le moteur intégré lit et mesure&nbsp;: il ne demande aucune clé d’API, et vos textes restent dans votre
        navigateur tant que vous ne les enregistrez pas.
      </Text>
    </div>
  );
}
