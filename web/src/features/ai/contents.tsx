import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../../shared/page-paths.ts';
import classes from './contents.module.css';
import { LastGenerations } from './generations/last-generations.tsx';
import { ToDo } from './to-do/to-do.tsx';

type Entry = { name: string; what: string; to: string };

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
      {
        name: 'Variations',
        what: 'D’autres textes à partir de vos faits, un seul changement à la fois.',
        to: `${paths.aiGenerator}?outil=variations`,
      },
      {
        name: 'Script vidéo',
        what: 'Quinze, trente ou soixante secondes, plan par plan.',
        to: `${paths.aiGenerator}?outil=script`,
      },
      {
        name: 'Textes par plateforme',
        what: 'Tous les champs de chaque emplacement, aux bonnes longueurs.',
        to: `${paths.aiGenerator}?outil=textes`,
      },
    ],
  },
];

/** The tools as a contents page. */
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
              <li key={name} className={classes.entry}>
                <Anchor component={Link} to={to} className={classes.name} c="inherit" underline="always">
                  {name}
                </Anchor>
                <Text component="span" c="dimmed">
                  {what}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Text size="sm" c="dimmed" maw="44rem">
        Le moteur intégré ne demande aucune clé d’API. Une annonce analysée reste dans votre navigateur tant que vous ne
        l’enregistrez pas&#8239;; ce qui est composé est gardé dans l’historique de votre espace.
      </Text>
      <ToDo />
      <LastGenerations />
    </div>
  );
}
