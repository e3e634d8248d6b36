import type { AnalyzedPage } from '../../../../../shared/ai/analyzed-page.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { pageGroups } from '../../../../../shared/rules/page/page-groups.ts';
import sample from '../desk/desk.module.css';
import { Preview } from '../desk/preview.tsx';
import { Fixes } from './fixes.tsx';
import { GroupBars } from './group-bars.tsx';

/** The notes of an invented page, in halves. */
const points: Record<keyof typeof pageGroups, number> = {
  ...{ message: 14, proposition: 11.5, callToAction: 7.5, form: 10, proof: 7.5 },
  ...{ seo: 4, technical: 8, mobile: 3.5, privacy: 0 },
};
const groups = keysOf(pageGroups).map((key) => ({ key, ...pageGroups[key], points: points[key], checks: [] }));

const fix = { impact: 2, effort: 1 } as const;
const fixes: AnalyzedPage['fixes'] = [
  {
    ...{ ...fix, group: 'callToAction', impact: 3, gain: 6, key: 'cta_early', label: 'Premier bouton trop bas' },
    ...{ found: '«\u00a0Commander ma gourde\u00a0» après 180\u00a0mots.', fix: 'Remontez le bouton sous le titre.' },
  },
  {
    ...{ ...fix, group: 'privacy', gain: 5, key: 'policy', label: 'Confidentialité oubliée' },
    ...{ found: 'Aucun lien vers la politique de confidentialité.', fix: 'Ajoutez-le au pied de page.' },
  },
  {
    ...{ ...fix, group: 'message', gain: 4, key: 'price', label: 'Deux prix pour une offre' },
    ...{ found: '29\u00a0€ dans l’annonce, 32\u00a0€ sur la page.', fix: 'Affichez le même prix.' },
  },
  {
    ...{ ...fix, group: 'proof', gain: 2, key: 'sourced', label: 'Avis sans source' },
    ...{ found: '«\u00a04,7/5\u00a0» sans dire d’où vient la note.', fix: 'Citez le site des avis et leur nombre.' },
  },
];

/** What is said of a page, with notes that are nobody's. */
export const ReportPreview = ({ onTry }: { onTry: (() => void) | undefined }) => (
  <Preview onTry={onTry} example="La page de la gourde Filante, un produit fictif.">
    <div className={sample.sample}>
      <Fixes fixes={fixes} isBuilt={false} />
      <GroupBars score={66} groups={groups} />
    </div>
  </Preview>
);
