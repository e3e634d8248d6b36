import type { ReactNode } from 'react';
import { formatNumber } from '../../../../lib/format.ts';
import classes from './script.module.css';

export const partLabels = {
  hook: 'Accroche',
  problem: 'Problème',
  solution: 'Solution',
  proof: 'Preuve',
  cta: 'Appel',
} as const;
export type Part = keyof typeof partLabels;

export type Row = {
  id: string;
  part: Part;
  from: number;
  to: number;
  shot: string;
  sound: string;
  voice: ReactNode;
  onScreen: ReactNode;
};

/** A video part by part: when, what is filmed, said, shown and heard. On a phone each part is a block. */
export const BeatTable = ({ rows }: { rows: readonly Row[] }) => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">Temps</th>
        <th scope="col">Voix</th>
        <th scope="col">À l’écran</th>
        <th scope="col">Plan et son</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, part, from, to, shot, sound, voice, onScreen }, at) => (
        <tr key={id}>
          <th scope="row">
            <strong>
              {at + 1}. {partLabels[part]}
            </strong>
            <span>
              {formatNumber(Math.round(from))} à {formatNumber(Math.round(to))}&nbsp;s
            </span>
          </th>
          <td data-label="Voix" data-voice>
            {voice}
          </td>
          <td data-label="À l’écran">{onScreen}</td>
          <td data-label="Plan et son">
            <p>{shot}.</p>
            <p className={classes.sound}>{sound}.</p>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
