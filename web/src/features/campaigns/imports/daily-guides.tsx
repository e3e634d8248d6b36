import { type Guide, Guides } from '../../../imports/guides.tsx';

/** The clicks that lead to an export with a line a day, in the words of each platform. */
const guides: readonly Guide[] = [
  {
    platform: 'Meta',
    steps: [
      'Gestionnaire de publicités : ouvrez l’onglet Publicités (ou Campagnes), choisissez la période.',
      'Ventilation > Par période > Jour.',
      'Rapports > Exporter les données du tableau, format .csv.',
    ],
  },
  {
    platform: 'Google Ads',
    steps: [
      'Campagnes : choisissez la période, puis Segment > Période > Jour.',
      'Colonnes : ajoutez Coût, Impressions, Clics, Conversions et Valeur de conversion.',
      'Télécharger > .csv.',
    ],
  },
  {
    platform: 'TikTok',
    steps: [
      'Ads Manager : Rapports > Créer un rapport personnalisé.',
      'Dimensions : Par jour, Nom de la campagne, Nom de la publicité.',
      'Exporter > CSV.',
    ],
  },
  {
    platform: 'LinkedIn',
    steps: [
      'Campaign Manager : onglet Publicités, choisissez la période.',
      'Exporter > Performances des publicités, répartition du temps : Quotidienne.',
      'Téléchargez le fichier .csv.',
    ],
  },
  {
    platform: 'Snapchat',
    steps: [
      'Gestionnaire de publicités : Rapports > Nouveau rapport.',
      'Détail : Jour ; niveau : Publicité.',
      'Exécuter, puis Télécharger en .csv.',
    ],
  },
  {
    platform: 'Pinterest',
    steps: [
      'Publicités > Rapports : choisissez la période.',
      'Répartition temporelle : Jour.',
      'Exporter > CSV, niveau Publicité.',
    ],
  },
  {
    platform: 'Microsoft Advertising',
    steps: [
      'Rapports > Performances > Annonce ou Campagne.',
      'Unité de temps : Jour.',
      'Exécuter, puis Télécharger en .csv.',
    ],
  },
];

export const DailyGuides = () => <Guides title="Obtenir un export jour par jour" guides={guides} />;
