import sample from '../desk/desk.module.css';
import { Preview } from '../desk/preview.tsx';
import { Fixes } from './fixes.tsx';
import { GroupBars } from './group-bars.tsx';

const groups = [
  ['message', 'Promesse', 14, 20],
  ['proposition', 'Proposition', 11.3, 15],
  ['callToAction', 'Appel à l’action', 7.5, 15],
  ['form', 'Formulaire', 10, 10],
  ['proof', 'Preuves', 7.5, 10],
  ['seo', 'Référencement', 4, 10],
  ['technical', 'Technique', 8, 10],
  ['mobile', 'Téléphone', 3.3, 5],
  ['privacy', 'Vie privée', 0, 5],
] as const;

const fix = { group: 'callToAction', gain: 1, impact: 3, effort: 1 } as const;
const fixes = [
  {
    ...{ ...fix, key: 'cta_early', label: 'Place du premier appel' },
    ...{ found: '«\u00a0Commander ma gourde\u00a0» après 180\u00a0mots.', fix: 'Remontez l’appel sous le titre.' },
  },
  {
    ...{ ...fix, key: 'price', label: 'Prix annoncé', impact: 2 as const },
    ...{ found: '29\u00a0€ dans l’annonce, 32\u00a0€ sur la page.', fix: 'Accordez les deux prix.' },
  },
];

/** What is said of a page, with notes that are nobody's. */
export const ReportPreview = ({ onTry }: { onTry: (() => void) | undefined }) => (
  <Preview onTry={onTry} example="La page de la gourde Filante, un produit fictif.">
    <div className={sample.sample}>
      <Fixes fixes={fixes} isBuilt={false} />
      <GroupBars
        score={66}
        groups={groups.map(([key, label, points, max]) => ({ key, label, points, max, checks: [] }))}
      />
    </div>
  </Preview>
);
