import { active, awareness, camille, type DemoClient, google, meta, paul, sales, tiktok } from './demo-campaign.ts';
import { ago, demoDays, everyYear, soldes } from './windows.ts';

/** What the demo agency runs for the shops among its clients; names say country, aim, offer and audience. */
export const shops: readonly DemoClient[] = [
  {
    ...{ client: 'Maison Rivière', owner: camille, season: 'shop', marginRate: 0.42, conversionName: 'Achats' },
    campaigns: [
      {
        ...{ name: 'FR | Ventes | Catalogue | Prospection', ...meta, ...sales, ...active, byDevice: true },
        ...{ window: ago(demoDays, -60), usual: [140, 8.4, 0.013, 0.024, 96], ads: 6 },
        ...{ target: { metric: 'roas', times: 0.8 }, tags: ['catalogue'] },
      },
      {
        ...{ name: 'FR | Ventes | Catalogue | Reciblage', ...meta, ...sales, ...active },
        ...{ window: ago(300, -60), usual: [45, 11, 0.019, 0.045, 104], ads: 4 },
        ...{ target: { metric: 'roas', times: 1 }, tags: ['catalogue'] },
      },
      {
        ...{ name: 'FR | Ventes | Search | Marque', ...google, ...sales, ...active, byDevice: true },
        ...{ window: ago(demoDays, -90), usual: [35, 62, 0.11, 0.055, 98], ads: 2, tags: ['marque'] },
      },
      {
        ...{ name: 'FR | Ventes | Performance Max | Catalogue', ...google, ...sales, ...active },
        ...{ window: ago(210, -90), usual: [90, 14, 0.016, 0.026, 92], ads: [], tags: ['catalogue'] },
        ...{ target: { metric: 'roas', times: 1.35 } },
      },
      {
        ...{ name: 'FR | Ventes | Soldes d’hiver | Prospection', ...meta, ...sales, window: soldes('Soldes d’hiver') },
        ...{ usual: [160, 9, 0.015, 0.027, 84], ads: 4, budget: { type: 'total', room: 1.04 }, tags: ['soldes'] },
      },
      {
        ...{ name: 'FR | Ventes | Soldes d’été | Prospection', ...meta, ...sales, window: soldes('Soldes d’été') },
        ...{ usual: [150, 8.6, 0.014, 0.025, 79], ads: 4, budget: { type: 'total', room: 1.02 }, tags: ['soldes'] },
      },
      {
        ...{ name: 'FR | Ventes | Black Friday | Tous', ...meta, ...sales, window: everyYear('11-18', 15) },
        ...{
          usual: [170, 10, 0.016, 0.028, 88],
          ads: 4,
          budget: { type: 'total', room: 1.05 },
          tags: ['black friday'],
        },
        ...{ status: 'active' },
      },
      {
        ...{ name: 'FR | Notoriété | Ateliers | Large', ...tiktok, ...awareness, window: ago(130, 62) },
        ...{ usual: [55, 4.2, 0.006], ads: 3, notes: 'Films tournés à l’atelier en été.' },
      },
    ],
  },
  {
    ...{ client: 'Bérénice Cosmétiques', owner: paul, season: 'shop', marginRate: 0.65, conversionName: 'Achats' },
    campaigns: [
      {
        ...{ name: 'FR | Ventes | Routine du soir | Femmes 25-44', ...meta, ...sales, ...active, byDevice: true },
        ...{ window: ago(120, -45), usual: [180, 9.2, 0.017, 0.031, 54], target: { metric: 'cpa', times: 0.8 } },
        ads: [
          { name: 'Vidéo | Routine du soir | V1', adSetName: 'Femmes 25-44', weight: 2.4, ctr: 1.5, tires: 22 },
          { name: 'Vidéo | Témoignage | V2', adSetName: 'Femmes 25-44', after: 20 },
          { name: 'Image | Avant-après | V1', adSetName: 'Similaires', after: 45, ctr: 0.9 },
          { name: 'Carrousel | Gamme | V1', adSetName: 'Similaires', ctr: 0.8, weight: 0.7 },
          { name: 'Image | Offre découverte | V3', adSetName: 'Femmes 25-44', after: 100, ctr: 1.1 },
        ],
        ...{ tags: ['routine'], notes: 'La vidéo V1 a porté le lancement : en tourner une autre avant les fêtes.' },
      },
      {
        ...{ name: 'FR | Ventes | Sérum éclat | Reciblage', ...meta, ...sales, ...active, tags: ['sérum'] },
        ...{ window: ago(200, -45), usual: [60, 12, 0.021, 0.052, 49], ads: 4 },
        ...{ target: { metric: 'cpa', times: 1.3 } },
      },
      {
        ...{ name: 'FR | Ventes | Routine du soir | Créatrices', ...tiktok, ...sales, ...active, tags: ['routine'] },
        ...{ window: ago(140, -45), usual: [80, 5.1, 0.009, 0.019, 47], ads: 5 },
        ...{ target: { metric: 'cpa', times: 1.02 } },
      },
      {
        ...{ name: 'FR | Ventes | Search | Marque', ...google, ...sales, ...active, byDevice: true },
        ...{ window: ago(demoDays, -90), usual: [26, 58, 0.13, 0.07, 52], ads: 2, tags: ['marque'] },
      },
      {
        ...{ name: 'FR | Ventes | Fête des mères | Prospection', ...meta, ...sales, window: everyYear('05-08', 24) },
        ...{ usual: [120, 9.4, 0.016, 0.03, 58], ads: 3, budget: { type: 'total', room: 1.03 } },
      },
      {
        ...{ name: 'FR | Ventes | Coffrets de Noël | Tous', ...meta, ...sales, window: everyYear('11-12', 40) },
        ...{ usual: [130, 9.8, 0.016, 0.03, 61], ads: 4, budget: { type: 'total', room: 1.06 }, tags: ['noël'] },
        ...{ status: 'active' },
      },
      {
        ...{ name: 'FR | Notoriété | Lancement sérum | Large', ...tiktok, ...awareness, window: ago(265, 205) },
        ...{ usual: [70, 4.4, 0.007], ads: 3, status: 'archived', tags: ['sérum'] },
      },
    ],
  },
  {
    ...{ client: 'Bérénice Cosmétiques', owner: paul, season: 'shop', marginRate: 0.6, conversionName: 'Achats' },
    ...{ currency: 'USD', timezone: 'America/New_York' },
    campaigns: [
      {
        ...{ name: 'US | Ventes | Night routine | Broad', ...meta, ...sales, ...active },
        ...{ window: ago(95, -60), usual: [150, 13.5, 0.014, 0.027, 68], ads: 4 },
        ...{ target: { metric: 'roas', times: 1.1 }, notes: 'Compte publicitaire américain, en dollars.' },
      },
      {
        ...{ name: 'US | Ventes | Search | Brand', ...google, ...sales, ...active },
        ...{ window: ago(95, -60), usual: [32, 85, 0.1, 0.06, 66], ads: 2, tags: ['marque'] },
      },
      {
        ...{ name: 'US | Ventes | Night routine | Creators', ...tiktok, ...sales, window: ago(60, 6) },
        ...{ usual: [70, 7.5, 0.008, 0.016, 59], ads: 3, status: 'paused' },
      },
    ],
  },
];
