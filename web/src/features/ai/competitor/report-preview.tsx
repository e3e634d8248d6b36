import { Text, Title } from '@mantine/core';
import type { CompetitorLine } from '../../../../../shared/ai/analyzed-competitor.ts';
import { KeyFigures } from '../../../components/key-figures.tsx';
import { Preview } from '../desk/preview.tsx';
import { Cadence } from './cadence.tsx';
import classes from './competitor.module.css';
import { MixBars } from './mix-bars.tsx';

const figures = [
  { name: 'Annonces', value: '48' },
  { name: 'En cours', value: '21' },
  { name: 'Lancées', value: '19' },
  { name: 'Durée médiane', value: '34\u00a0j' },
];
const angles = [
  { label: 'Accroche\u00a0: question', idea: 'Son secteur en pose, lui presque jamais.' },
  { label: 'Preuve\u00a0: avis', idea: 'Aucune de ses annonces ne cite un client.' },
];
const weeks = [3, 1, 4, 2, 0, 5, 2, 3, 6, 1, 2, 4].map((started, at) => ({
  week: `2026-0${1 + Math.floor(at / 4)}-${['05', '12', '19', '26'][at % 4]}`,
  started,
  stopped: (started * 2 + at) % 4,
}));
const line = (label: string, share: number, sectorShare: number, differs = false): CompetitorLine => ({
  ...{ value: label, label, count: Math.round(share * 48), share, sectorShare, differs },
});
const hooks = [line('Question', 0.46, 0.21, true), line('Chiffre', 0.29, 0.25), line('Promesse', 0.15, 0.3)];
const formats = [line('Vidéo', 0.58, 0.44), line('Image', 0.31, 0.38), line('Carrousel', 0.11, 0.18)];

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
