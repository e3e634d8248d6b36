import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Persona } from '../../../../shared/personas/persona.ts';
import { asksNothing } from '../../../../shared/personas/personas.rules.ts';
import { useMay } from '../../lib/use-may.ts';
import { PersonaMark } from './persona-mark.tsx';
import { partsTold, prospectsAddress, resemblingText, whoTheyAre } from './persona-texts.ts';
import classes from './personas.module.css';
import { writingFor } from './personas-url.ts';

type Props = { persona: Persona; brand: string | undefined; onOpen: () => void };

const mostPains = 3;

/** A persona as an index card. */
export function PersonaCard({ persona, brand, onOpen }: Props) {
  const { name, color, summary, pains, match, matches } = persona;
  const may = useMay();
  const told = partsTold(persona);
  const about = whoTheyAre(persona);
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <PersonaMark name={name} color={color} />
        <div>
          <Anchor component="button" type="button" className={classes.name} onClick={onOpen}>
            {name}
          </Anchor>
          {about && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {about}
            </Text>
          )}
        </div>
      </div>
      {summary && (
        <Text size="sm" lineClamp={3}>
          {summary}
        </Text>
      )}
      {pains.length > 0 && (
        <ul className={classes.pains} aria-label="Ses problèmes">
          <Text component="li" c="dimmed" className={classes.painsOf} aria-hidden>
            Ses problèmes
          </Text>
          {pains.slice(0, mostPains).map((pain) => (
            <li key={pain}>{pain}</li>
          ))}
        </ul>
      )}
      {(brand || told) && (
        <Text size="sm" c="dimmed">
          {[brand, told].filter(Boolean).join(' · ')}
        </Text>
      )}
      <div className={classes.foot}>
        {matches ? (
          <Anchor component={Link} to={prospectsAddress(match)} size="sm" c="dimmed" className={classes.act ?? ''}>
            {resemblingText(matches)}
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            {asksNothing(match) && 'Aucun prospect rattaché'}
          </Text>
        )}
        {may('ai:write') && (
          <Button
            component={Link}
            to={writingFor(persona)}
            variant="default"
            size="xs"
            className={classes.act ?? ''}
            aria-label={`Écrire pour ${name}`}
          >
            Écrire
          </Button>
        )}
      </div>
    </li>
  );
}
