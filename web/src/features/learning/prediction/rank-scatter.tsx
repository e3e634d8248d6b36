import { Text } from '@mantine/core';
import { useState } from 'react';
import { TableSwitch } from '../../../components/chart-frame.tsx';
import { formatCount, formatNumber, formatPercent } from '../../../lib/format.ts';
import classes from './prediction.module.css';

type Point = { foretold: number; observed: number };

/** Each ad by the rank that was foretold and the one that came: the nearer the diagonal, the better it was foretold. */
export function RankScatter({ points, ads }: { points: readonly Point[]; ads: number }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={classes.panel} aria-label="Rangs prévus et observés">
      <div className={classes.head}>
        <Text size="sm" fw={600}>
          Rang prévu et rang observé de{' '}
          {points.length < ads
            ? `${formatNumber(points.length)} des ${formatNumber(ads)} annonces`
            : formatCount(ads, 'annonce')}
        </Text>
        <TableSwitch asTable={asTable} onChange={setAsTable} />
      </div>
      {asTable ? <FifthsTable points={points} /> : <Scatter points={points} />}
      <Text size="xs" c="dimmed" mt="xs">
        Chaque annonce est prévue à partir des autres.
      </Text>
    </section>
  );
}

const Scatter = ({ points }: { points: readonly Point[] }) => (
  <div className={classes.scatter} aria-hidden>
    <span className={classes.up}>observé, meilleur en haut</span>
    <svg viewBox="-2 -2 104 104" className={classes.square} aria-hidden="true">
      {[25, 50, 75].map((at) => (
        <g key={at} className={classes.grid}>
          <line x1={at} x2={at} y1="-2" y2="102" />
          <line x1="-2" x2="102" y1={at} y2={at} />
        </g>
      ))}
      <line className={classes.diagonal} x1="0" y1="100" x2="100" y2="0" />
      {points.map(({ foretold, observed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no name, and do not move
        <circle key={at} className={classes.point} cx={foretold * 100} cy={100 - observed * 100} r="1.1" />
      ))}
    </svg>
    <span className={classes.across}>prévu, meilleur à droite</span>
  </div>
);

const fifths = ['le mieux prévu', 'le deuxième', 'le troisième', 'le quatrième', 'le moins bien prévu'];

/** The ads cut in five by what was foretold of them, and what came of each fifth. */
function FifthsTable({ points }: { points: readonly Point[] }) {
  const sorted = [...points].sort((a, b) => b.foretold - a.foretold);
  return (
    <table className={classes.table} aria-label="Rang observé par cinquième d’annonces">
      <thead>
        <tr>
          <th scope="col">Cinquième</th>
          <th scope="col">Annonces</th>
          <th scope="col">Rang observé, en moyenne</th>
        </tr>
      </thead>
      <tbody>
        {fifths.map((name, at) => {
          const part = sorted.slice(
            Math.floor((at * sorted.length) / fifths.length),
            Math.floor(((at + 1) * sorted.length) / fifths.length),
          );
          const mean = part.reduce((sum, { observed }) => sum + observed, 0) / Math.max(1, part.length);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(part.length)}</td>
              <td>fait mieux que {formatPercent(mean)} des annonces</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
