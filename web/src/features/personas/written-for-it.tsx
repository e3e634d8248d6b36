import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { listGenerations } from '../../../../shared/ai/generations.contract.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { request } from '../../lib/request.ts';
import classes from './personas.module.css';

/** The last texts and analyses that were made for a persona. */
export function WrittenForIt({ id }: { id: string }) {
  const { data } = useSWR([listGenerations.operation, 'persona', id], () =>
    request(listGenerations, { query: { personaId: id, limit: '5' } }),
  );
  if (!data) return null;
  return (
    <section aria-label="Écrit pour ce persona" className={classes.part}>
      <Title order={3} fz="1rem" mb="xs">
        Écrit pour ce persona
      </Title>
      {data.items.length === 0 && (
        <Text size="sm" c="dimmed">
          Rien pour l’instant.
        </Text>
      )}
      <ul className={classes.pains}>
        {data.items.map(({ id: generation, title, excerpt }) => (
          <li key={generation}>
            <Anchor component={Link} to={paths.generation(generation)} inherit>
              {title}
            </Anchor>
            <span className={classes.source}>{excerpt}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
