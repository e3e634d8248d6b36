import { type Guide, Guides } from '../../../imports/guides.tsx';

/** The clicks that lead to an export with the words of ads and their figures, in the words of each platform. */
const guides: readonly Guide[] = [
  {
    platform: 'Meta',
    steps: [
      'Gestionnaire de publicités : onglet Publicités, choisissez la période.',
      'Colonnes > Personnaliser : impressions, clics sur un lien, montant dépensé, achats, lectures de 3 secondes.',
      'Ajoutez Corps et Titre, parmi les réglages de la publicité : ce sont ses textes.',
      'Ventilation > Par période > Jour, pour pouvoir choisir une période ici.',
      'Rapports > Exporter les données du tableau, format .csv.',
    ],
  },
  {
    platform: 'Google Ads',
    steps: [
      'Menu Annonces : choisissez la période.',
      'Colonnes : impressions, clics, coût, conversions, valeur de conversion.',
      'Colonnes > Attributs : ajoutez les titres et les descriptions de l’annonce.',
      'Segment > Période > Jour, pour pouvoir choisir une période ici.',
      'Télécharger > .csv.',
    ],
  },
  {
    platform: 'TikTok',
    steps: [
      'Ads Manager : Rapports > Créer un rapport personnalisé.',
      'Dimensions : nom de la publicité, texte de la publicité, par jour.',
      'Mesures : impressions, clics, coût, conversions.',
      'Une ligne doit être une publicité : aucun autre découpage.',
      'Exporter > CSV.',
    ],
  },
  {
    platform: 'LinkedIn',
    steps: [
      'Campaign Manager : onglet Publicités, choisissez la période.',
      'Exporter > Performances des publicités.',
      'Répartition du temps : quotidienne, pour pouvoir choisir une période ici.',
      'Le fichier donne déjà le texte d’introduction et le titre.',
      'Téléchargez le .csv, sans toucher à ses premières lignes.',
    ],
  },
];

export const ExportGuides = () => <Guides title="Exporter vos résultats depuis votre régie" guides={guides} />;
