import { Text, Title } from '@mantine/core';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import classes from './generations.module.css';

/** What a generation looks like, on a product that does not exist: its facts are underlined in its words. */
export const Example = () => (
  <section aria-label="Exemple" className={classes.example}>
    <Title order={3} fz="1rem">
      La gourde Filante <ToneBadge tone="plain">exemple</ToneBadge>
    </Title>
    <Text size="sm" c="dimmed">
      Variations, fil Meta. Faits du brief&nbsp;: «&nbsp;garder l’eau fraîche 24&nbsp;heures&nbsp;», «&nbsp;elle pèse
      190&nbsp;grammes&nbsp;», «&nbsp;30&nbsp;jours pour changer d’avis&nbsp;».
    </Text>
    <p>
      Et si vous pouviez <u>garder l’eau fraîche 24&nbsp;heures</u>&#8239;? <u>Elle pèse 190&nbsp;grammes</u>.{' '}
      <u>30&nbsp;jours pour changer d’avis</u>.
    </p>
    <Text size="sm" c="dimmed">
      Chaque mot souligné vient d’un fait. Produit fictif.
    </Text>
  </section>
);
