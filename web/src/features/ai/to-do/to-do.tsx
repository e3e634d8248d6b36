import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { actOf, addressOf } from './address-of.ts';
import classes from './to-do.module.css';
import { useRecommendations } from './use-recommendations.ts';

/** What presses most, each with its reason; whatever is done opens what does it. */
export function ToDo() {
  const { data } = useRecommendations();
  if (!data) return null;
  return (
    <section aria-label="À faire maintenant">
      <Title order={2} fz="0.9375rem" className={classes.title}>
        À faire maintenant
      </Title>
      <ul className={classes.list}>
        {data.items.map(({ id, title, why, action }) => (
          <li key={id} className={classes.item}>
            <Text fw={600}>{title}</Text>
            <Text size="sm" c="dimmed">
              {why}
            </Text>
            <Button
              component={Link}
              to={addressOf(action)}
              variant="default"
              size="xs"
              aria-label={`${actOf(action)}\u00a0: ${title}`}
            >
              {actOf(action)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
