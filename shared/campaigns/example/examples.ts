import type { Targets } from '../../rules/targets.ts';
import type { Fiction } from './fiction.ts';

type Example = Pick<Fiction, 'platform' | 'spend' | 'cpm' | 'linkCtr' | 'rate' | 'basket' | 'ads' | 'byDevice'> & {
  name: string;
  targets: Targets;
  /** With figures from so many days ago, to so many. */
  days: number;
  until?: number;
  budget?: number;
};

/** A shop's small account, with one ad that tires: few enough to be written in one transaction. */
export const examples: readonly Example[] = [
  {
    ...{ name: 'Exemple · Nouveautés · Prospection', platform: 'meta', days: 90, budget: 130 },
    ...{ spend: 120, cpm: 8.6, linkCtr: 0.015, rate: 0.028, basket: 72, targets: { roas: 2.5, cpa: 26 } },
    ads: [
      { name: 'Vidéo | Témoignage | V1', adSetName: 'Prospection', weight: 2, ctr: 1.4, tires: 20 },
      { name: 'Image | Promesse | V1', adSetName: 'Prospection' },
      { name: 'Carrousel | Gamme | V2', adSetName: 'Similaires', after: 30, ctr: 1.1 },
    ],
    byDevice: true,
  },
  {
    ...{ name: 'Exemple · Nouveautés · Reciblage', platform: 'meta', days: 70, budget: 45 },
    ...{ spend: 42, cpm: 11.5, linkCtr: 0.02, rate: 0.048, basket: 76, targets: { roas: 5 } },
    ads: [{ name: 'Image | Rappel | V1' }, { name: 'Vidéo | Coulisses | V1', after: 15 }],
  },
  {
    ...{ name: 'Exemple · Marque · Recherche', platform: 'google', days: 90, budget: 28 },
    ...{ spend: 25, cpm: 60, linkCtr: 0.11, rate: 0.06, basket: 74, targets: {} },
    ads: [{ name: 'Annonce | Marque | V1' }, { name: 'Annonce | Livraison | V1' }],
  },
  {
    ...{ name: 'Exemple · Créatrices · Large', platform: 'tiktok', days: 55, until: 12 },
    ...{ spend: 60, cpm: 5, linkCtr: 0.008, rate: 0.016, basket: 68, targets: { cpa: 30 } },
    ads: [{ name: 'Vidéo | Déballage | V1' }, { name: 'Vidéo | Routine | V1', ctr: 0.8 }],
  },
];
