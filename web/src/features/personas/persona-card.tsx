import { Anchor, Text } from '@mantine/core';
import type { Persona } from '../../../../shared/personas/persona.ts';
import { PersonaMark } from './persona-mark.tsx';
import { partsTold, resemblingText, whoTheyAre } from './persona-texts.ts';
import classes from './personas.module.css';

type Props = { persona: Persona; brand: string | undefined; onOpen: () => void };

const mostPains = 3;

/** A persona as an index card. */
export function PersonaCard({ persona, brand, onOpen }: Props) {
  const { name, color, pains, matches } = persona;
  const about = [whoTheyAre(persona), brand].filter(Boolean).join(' · ');
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
        <Text size="sm" fw={600} title="Parties de la fiche qui sont remplies">
          {partsTold(persona)}
        </Text>
      </div>
      {pains.length > 0 && (
        <ul className={classes.pains} aria-label="Ses problèmes">
          {pains.slice(0, mostPains).map((pain) => (
            <li key={pain}>{pain}</li>
          ))}
        </ul>
      )}
      {matches && (
        <Text size="sm" c="dimmed">
          {resemblingText(matches)}
        </Text>
      )}
    </li>
  );
}
