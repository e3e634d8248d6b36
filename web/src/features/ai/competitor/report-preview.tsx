import { Text, Title } from '@mantine/core';
import type { CompetitorLine } from '../../../../../shared/ai/analyzed-competitor.ts';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { Preview } from '../desk/preview.tsx';
import { Cadence } from './cadence.tsx';
import classes from './competitor.module.css';
import { MixBars } from './mix-bars.tsx';

const angles = [
  { label: 'Accroche\u00a0: promesse', idea: 'Courante dans son secteur, presque absente chez lui.' },
  { label: 'Preuve\u00a0: avis', idea: 'Aucune de ses annonces ne cite un client.' },
];
const started = [3, 1, 4, 2, 0, 5, 2, 3, 6, 1, 2, 4];
const stopped = [2, 3, 2, 3, 0, 3, 2, 3, 1, 3, 2, 3];
const weeks = started.map((count, at) => ({
  week: new Date(Date.UTC(2026, 0, 5 + 7 * at)).toISOString().slice(0, 10),
  started: count,
  stopped: stopped[at] ?? 0,
}));
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const ads = 48;
// What stands above the bars is what they add up to.
const figures = [
  { name: 'Annonces', value: `${ads}` },
  { name: 'En cours', value: `${ads - sum(stopped)}` },
  { name: 'Lancées', value: `${sum(started)}` },
  { name: 'Arrêtées', value: `${sum(stopped)}` },
  { name: 'Durée médiane', value: '34\u00a0j' },
];
const line = (label: string, share: number, sectorShare: number, differs = false): CompetitorLine => ({
  ...{ value: label, label, count: Math.round(share * ads), share, sectorShare, differs },
});
const hooks = [line('Question', 0.46, 0.21, true), line('Chiffre', 0.29, 0.25), line('Promesse', 0.04, 0.3, true)];
const formats = [line('Vidéo', 0.58, 0.44), line('Image', 0.31, 0.38), line('Carrousel', 0.1, 0.18)];

/** What is read of an advertiser, with figures that are nobody's. */
export const ReportPreview = () => (
  <Preview mark="Ce que vous obtiendrez, chiffres inventés">
    <div className={classes.sample}>
      <KeyFigures figures={figures} />
      <div>
        <Title order={2} fz="1rem">
          Angles libres
        </Title>
        <ul className={classes.angles}>
          {angles.map(({ label, idea }) => (
            <li key={label}>
              <Text fw={600}>{label}</Text>
              <Text size="sm">{idea}</Text>
            </li>
          ))}
        </ul>
      </div>
      <Cadence weeks={weeks} />
      <div>
        <Title order={2} fz="1rem" mb={4}>
          Face à son secteur
        </Title>
        <Text size="xs" c="dimmed" className={classes.legend}>
          <span>
            <span className={classes.ownKey} /> L’annonceur
          </span>
          <span>
            <span className={classes.theirsKey} /> Son secteur
          </span>
          <span>★ écart significatif</span>
        </Text>
        <div className={classes.mixes}>
          <MixBars title="Accroches" lines={hooks} sector="secteur" />
          <MixBars title="Formats" lines={formats} sector="secteur" />
        </div>
      </div>
      <div>
        <Title order={2} fz="1rem">
          Ce qui revient
        </Title>
        <Text size="sm" mt="xs">
          livraison en deux jours · fabriqué en France · essai sans engagement
        </Text>
      </div>
    </div>
  </Preview>
);
