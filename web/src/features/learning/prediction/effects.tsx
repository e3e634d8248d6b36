import { Text } from '@mantine/core';
import { twoDecimals } from '../figures.ts';
import classes from './prediction.module.css';

type Effect = { feature: string; value: string; label: string; effect: number };

const shown = 15;

/** What the foretold rank is made of, as factors of the CTR, all else equal. Predictions count them; verdicts are told elsewhere. */
export function Effects({ effects }: { effects: readonly Effect[] }) {
  const most = Math.max(Math.log(1.1), ...effects.map(({ effect }) => Math.abs(Math.log(effect))));
  return (
    <section className={classes.panel} aria-label="Ce qui fait le rang prévu">
      <Text size="sm" fw={600} mb="xs">
        Ce qui fait le rang prévu
      </Text>
      <ul className={classes.effects}>
        {effects.slice(0, shown).map(({ feature, value, label, effect }) => {
          const share = (Math.log(effect) / most) * 50;
          return (
            <li key={`${feature}:${value}`}>
              <span>{label}</span>
              <span className={classes.axis} aria-hidden>
                <i style={{ left: `${Math.min(50, 50 + share)}%`, width: `${Math.abs(share)}%` }} />
              </span>
              <span className={classes.factor}>×{twoDecimals(effect)}</span>
            </li>
          );
        })}
      </ul>
      <Text size="xs" c="dimmed" mt="xs">
        Parts d’un calcul, toutes ensemble&nbsp;: prises une à une elles ne prouvent rien, c’est l’onglet Enseignements
        qui le dit.
      </Text>
    </section>
  );
}
