import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { changeText } from '../../../../../shared/learning/insight-texts.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { deedOf } from '../../../../../shared/rules/copy/feature-subjects.ts';
import { learningNames } from '../learning-url.ts';
import classes from './prediction.module.css';

type Effect = { feature: string; value: string; label: string; effect: number };

const shown = 15;

/** What the foretold rank is made of, as changes of the CTR, all else equal: the best first. Predictions count them; verdicts are told elsewhere. */
export function Effects({ effects }: { effects: readonly Effect[] }) {
  const most = Math.max(Math.log(1.1), ...effects.map(({ effect }) => Math.abs(Math.log(effect))));
  const strongest = effects.slice(0, shown).toSorted((one, other) => other.effect - one.effect);
  return (
    <section className={classes.panel} aria-label="Ce qui pèse dans la prédiction">
      <Text size="sm" fw={600} mb="xs">
        Ce qui pèse dans la prédiction
      </Text>
      <ul className={classes.effects}>
        {strongest.map(({ feature, value, label, effect }) => {
          const share = (Math.log(effect) / most) * 50;
          return (
            <li key={`${feature}:${value}`}>
              <span className={classes.label}>{feature === 'audience' ? label : deedOf(feature, value)}</span>
              <span className={classes.axis} aria-hidden data-way={effect < 1 ? 'down' : 'up'}>
                <i style={{ left: `${Math.min(50, 50 + share)}%`, width: `${Math.abs(share)}%` }} />
              </span>
              <span className={classes.factor}>{changeText(effect)}</span>
            </li>
          );
        })}
      </ul>
      <Text size="xs" c="dimmed" mt="xs">
        Ces effets sur le CTR se lisent ensemble. Un par un&nbsp;:{' '}
        <Anchor
          component={Link}
          to={`${paths.learningImport}?${learningNames.tab}=enseignements`}
          inherit
          c="inherit"
          underline="always"
        >
          Enseignements
        </Anchor>
        .
      </Text>
    </section>
  );
}
