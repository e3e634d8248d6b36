import { Checkbox, Text } from '@mantine/core';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import classes from '../ugc.module.css';

const territories = {
  FR: 'France',
  BE: 'Belgique',
  CH: 'Suisse',
  LU: 'Luxembourg',
  CA: 'Canada',
  EU: 'Union européenne',
  WORLD: 'Monde entier',
} as const;

/** Those that people choose most, and any other that is chosen. */
export const territoryLabels = (chosen: readonly string[]): Record<string, string> => ({
  ...territories,
  ...Object.fromEntries(chosen.filter((code) => !Object.hasOwn(territories, code)).map((code) => [code, code])),
});

type ChoicesProps<K extends string> = {
  label: string;
  name: string;
  problem?: string | undefined;
  labels: Readonly<Record<K, string>>;
  chosen: readonly string[];
  onToggle: (one: K) => void;
};

export function Choices<K extends string>({ label, name, problem, labels, chosen, onToggle }: ChoicesProps<K>) {
  return (
    <fieldset style={{ padding: 0, margin: 0, border: 0 }}>
      <Text component="legend" fw={500} mb={6}>
        {label}
      </Text>
      {problem && (
        <Text size="sm" c="accent" mb={6}>
          {problem}
        </Text>
      )}
      <div className={classes.choices}>
        {keysOf(labels).map((one) => (
          <Checkbox
            key={one}
            name={name}
            value={one}
            label={labels[one]}
            checked={chosen.includes(one)}
            onChange={() => onToggle(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}
