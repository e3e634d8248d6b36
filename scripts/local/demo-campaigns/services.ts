import {
  active,
  awareness,
  camille,
  type DemoClient,
  google,
  ines,
  leads,
  linkedin,
  meta,
  paul,
  sales,
  tiktok,
} from './demo-campaign.ts';
import { ago, demoDays, soldes } from './windows.ts';

/** What the demo agency runs for the others: bikes, a restaurant, a roofer, a school. */
export const services: readonly DemoClient[] = [
  {
    ...{ client: 'Vélo Boréal', owner: paul, season: 'outdoor', marginRate: 0.28, conversionName: 'Achats' },
    campaigns: [
      {
        ...{ name: 'FR | Ventes | Équipement | Prospection', ...meta, ...sales, ...active },
        ...{ window: ago(250, -120), usual: [210, 8.8, 0.014, 0.03, 118], ads: 5 },
        // The site was put online again, and its tag was forgotten.
        ...{ turns: [{ from: 3, to: 1, rate: 0 }], target: { metric: 'roas', times: 0.9 }, tags: ['équipement'] },
      },
      {
        ...{ name: 'FR | Ventes | Shopping | Équipement', ...google, ...sales, ...active, byDevice: true },
        ...{ window: ago(demoDays, -120), usual: [120, 11, 0.012, 0.022, 126], ads: [], tags: ['équipement'] },
        ...{ target: { metric: 'roas', times: 1 } },
      },
      {
        ...{ name: 'FR | Ventes | Soldes d’été | Tous', ...meta, ...sales, window: soldes('Soldes d’été') },
        ...{ usual: [140, 8.2, 0.015, 0.028, 109], ads: 3, budget: { type: 'total', room: 1.01 }, tags: ['soldes'] },
      },
      {
        ...{ name: 'FR | Trafic | Défi du mardi | Cyclistes', ...tiktok, objective: 'traffic', status: 'active' },
        // Too narrow an audience: it spends half of what it may.
        ...{ window: ago(45, -15), usual: [34, 4.8, 0.011], ads: 3, budget: { type: 'total', room: 1.9 } },
      },
    ],
  },
  {
    ...{ client: 'Vélo Boréal', owner: paul, season: 'outdoor', conversionName: 'Essais réservés' },
    campaigns: [
      {
        ...{ name: 'FR | Essais | Vélos électriques | Île-de-France', ...meta, ...leads, ...active },
        ...{ window: ago(180, -120), usual: [70, 9.6, 0.012, 0.055], ads: 4, target: { metric: 'cpl', times: 1.3 } },
      },
      {
        ...{ name: 'FR | Essais | Search | Vélo électrique', ...google, ...leads, ...active },
        ...{ window: ago(300, -120), usual: [65, 48, 0.052, 0.06], ads: 3, target: { metric: 'cpl', times: 0.8 } },
      },
      {
        ...{ name: 'FR | Flottes | Vélos de fonction | Entreprises', ...linkedin, ...leads, season: 'office' },
        ...{ window: ago(130, 41), usual: [48, 42, 0.0055, 0.03], ads: 3 },
      },
    ],
  },
  {
    ...{ client: 'Brasserie du Levant', owner: camille, season: 'outing', conversionName: 'Réservations' },
    campaigns: [
      {
        ...{ name: 'Tours | Réservations | Menu du soir | 10 km', ...meta, ...leads, ...active },
        ...{ window: ago(365, -90), usual: [26, 6.2, 0.016, 0.07], ads: 4, target: { metric: 'cpl', times: 1.25 } },
      },
      {
        ...{ name: 'Tours | Réservations | Search | Restaurant', ...google, ...leads, ...active, byDevice: true },
        ...{ window: ago(demoDays, -90), usual: [16, 38, 0.09, 0.12], ads: 2 },
      },
      {
        ...{ name: 'Tours | Réservations | Noël des entreprises | Bureaux', ...meta, ...leads, status: 'active' },
        ...{ window: ago(24, -26), usual: [31, 9.5, 0.012, 0.05], ads: 3, budget: { type: 'total', room: 0.62 } },
        // Someone took off the limit of a day.
        ...{ turns: [{ from: 6, to: 1, spend: 2.4 }], tags: ['noël'] },
      },
      {
        ...{ name: 'Tours | Notoriété | Terrasse | 10 km', ...meta, ...awareness, window: ago(205, 120) },
        ...{ usual: [18, 4.1, 0.008], ads: 2 },
      },
      {
        ...{ name: 'Tours | Notoriété | Coulisses | Large', ...tiktok, ...awareness, window: ago(75, 21) },
        ...{ usual: [15, 3.6, 0.006], ads: 2, status: 'paused' },
      },
    ],
  },
  {
    ...{ client: 'Toits d’Armor', owner: ines, season: 'office', conversionName: 'Demandes de devis' },
    campaigns: [
      {
        ...{ name: 'Bretagne | Devis | Toiture | Search', ...google, ...leads, ...active, byDevice: true, late: 3 },
        ...{
          window: ago(demoDays, -120),
          usual: [95, 55, 0.062, 0.055],
          ads: 3,
          target: { metric: 'cpl', times: 1.2 },
        },
        ...{ notes: 'Les chiffres arrivent par un fichier que le client envoie le lundi.' },
      },
      {
        ...{ name: 'Bretagne | Devis | Toiture | Propriétaires', ...meta, ...leads, ...active },
        ...{ window: ago(330, -120), usual: [70, 10.2, 0.011, 0.038], ads: 5, target: { metric: 'cpl', times: 0.75 } },
      },
      {
        ...{ name: 'Bretagne | Devis | Solaire | Propriétaires', ...meta, ...leads, ...active, tags: ['solaire'] },
        ...{ window: ago(110, -120), usual: [85, 10.8, 0.013, 0.036], ads: 4, byDevice: true },
        ...{ turns: [{ from: 7, to: 1, ctr: 0.58 }], target: { metric: 'cpl', times: 0.9 } },
      },
      {
        ...{ name: 'Bretagne | Devis | Solaire | Search', ...google, ...leads, ...active, tags: ['solaire'] },
        ...{ window: ago(110, -120), usual: [110, 72, 0.055, 0.05], ads: 3, target: { metric: 'cpl', times: 1.02 } },
        // A rival bought the same words for a day.
        ...{ turns: [{ from: 9, to: 9, cpm: 2.4 }] },
      },
      {
        ...{ name: 'Bretagne | Devis | Copropriétés | Syndics', ...linkedin, ...leads, ...active },
        ...{ window: ago(90, -60), usual: [42, 46, 0.005, 0.035], ads: 3, target: { metric: 'cpl', times: 1 } },
      },
      {
        ...{ name: 'Bretagne | Devis | Tempête | Propriétaires', ...meta, ...leads, window: ago(330, 312) },
        ...{ usual: [120, 9.1, 0.018, 0.05], ads: 2, status: 'archived' },
      },
    ],
  },
  {
    ...{ client: 'École Lumen', owner: ines, season: 'school', conversionName: 'Candidatures' },
    campaigns: [
      {
        ...{ name: 'FR | Candidatures | Bachelor | Terminales', ...meta, ...leads, ...active, byDevice: true },
        ...{ window: ago(300, -150), usual: [90, 7.4, 0.012, 0.05], ads: 5, target: { metric: 'cpl', times: 1.2 } },
      },
      {
        ...{ name: 'FR | Candidatures | Bachelor | Créateurs', ...tiktok, ...leads, ...active },
        ...{ window: ago(150, -150), usual: [60, 4.9, 0.008, 0.035], ads: 4, target: { metric: 'cpl', times: 0.85 } },
      },
      {
        ...{
          name: 'FR | Candidatures | Executive | Cadres',
          ...linkedin,
          ...leads,
          season: 'office',
          status: 'active',
        },
        ...{ window: ago(110, -40), usual: [75, 38, 0.0065, 0.06], ads: 3, budget: { type: 'total', room: 1 } },
        ...{ target: { metric: 'cpl', times: 1.1 } },
      },
      {
        ...{ name: 'FR | Candidatures | Search | École de design', ...google, ...leads, ...active },
        ...{ window: ago(demoDays, -150), usual: [70, 44, 0.07, 0.075], ads: 3, target: { metric: 'cpl', times: 1.3 } },
      },
      {
        ...{ name: 'FR | Portes ouvertes | Décembre | Terminales', ...meta, ...leads, ...active },
        ...{ window: ago(4, -20), usual: [32, 7.6, 0.011, 0.045], ads: 2, target: { metric: 'cpl', times: 1 } },
      },
      {
        ...{ name: 'FR | Portes ouvertes | Janvier | Terminales', ...meta, ...leads, window: ago(-21, -60) },
        ...{ usual: [40, 7.6, 0.011, 0.045], ads: 2, status: 'draft', budget: { type: 'daily', room: 1 } },
      },
    ],
  },
];
