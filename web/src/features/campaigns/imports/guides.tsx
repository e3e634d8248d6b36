import { Text } from '@mantine/core';
import classes from './imports.module.css';

/** The clicks that lead to an export with a line a day, in the words of each platform. */
const guides: { platform: string; steps: string[] }[] = [
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

export function Guides() {
  return (
    <section aria-labelledby="guides" className={classes.guides}>
      <Text component="h3" id="guides" size="sm" fw={600}>
        Obtenir un fichier avec une ligne par jour
      </Text>
      {guides.map(({ platform, steps }) => (
        <details key={platform} className={classes.guide}>
          <summary>{platform}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
