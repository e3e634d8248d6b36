import { generationLimits } from '../../../../shared/ai/generations.rules.ts';
import { keptDays } from '../../../../shared/kernel/kept-for.ts';
import { pixelLimits } from '../../../../shared/pixel/pixel.rules.ts';
import { retentionYears } from '../../../../shared/prospects/prospects.rules.ts';
import { webhookLimits } from '../../../../shared/webhooks/webhooks.rules.ts';

/** What customers entrust, and how long it stays: periods are those that the code keeps to. */
export const entrusted = {
  caption: 'Données que le client confie au service',
  columns: ['Données', 'Ce que le service en fait', 'Durée'],
  rows: [
    [
      'Prospects : identité, coordonnées, entreprise, notes, échanges, prochaine action',
      'Les ranger, les chercher, calculer un score, rappeler ce qui est à faire',
      `Jusqu’à leur suppression ; une date limite est proposée ${retentionYears} ans après le dernier contact, et rappelée chaque mois par e-mail`,
    ],
    [
      'Annonces, boards, commentaires, campagnes, clients, personas, briefs, rapports',
      'Les ranger, les comparer, les montrer aux personnes choisies',
      'Jusqu’à leur suppression',
    ],
    [
      'Ce qui vient d’être supprimé',
      'Pouvoir revenir en arrière un instant',
      `${keptDays.deleted} jours, puis les sauvegardes`,
    ],
    [
      'Espace ou compte dont la suppression est demandée',
      'Pouvoir l’annuler, et exporter ses données jusque-là',
      `${keptDays.closing} jours, puis les sauvegardes`,
    ],
    [
      'Fichiers importés',
      'Lire ce qu’ils contiennent',
      `${keptDays.upload} jours ; ${keptDays.waitingImport} jours au plus si l’import attend son tour`,
    ],
    ['Fichiers exportés', 'Les télécharger', `${keptDays.exportedFile} jour`],
    ['Archives de toutes les données', 'Les télécharger', `${keptDays.dataExport} jours`],
    ['Copie des prospects pour la recherche', 'Trouver vite', `${keptDays.prospectCopy} jours au plus`],
    [
      'Conversions envoyées par le pixel : e-mail, téléphone, nom et adresse postale, hachés dès leur arrivée ; adresse IP, navigateur et identifiants de clic',
      'Les transmettre à Meta',
      `Ces données jusqu’à la réponse de Meta ; la ligne du journal, qui ne les contient pas, ${pixelLimits.logDays} jours`,
    ],
    [
      'Événements envoyés aux webhooks',
      'Les transmettre aux adresses choisies, et montrer ce qui a été envoyé',
      `${webhookLimits.logDays} jours`,
    ],
    [
      'Textes et analyses du générateur',
      'Les retrouver, et tenir compte de ce qui est gardé ou rejeté',
      `${generationLimits.kept} jours ; ceux mis en favoris jusqu’à leur suppression`,
    ],
    [
      'Rapports envoyés par e-mail, et adresses de leurs destinataires',
      'Montrer le rapport tel qu’il a été envoyé',
      `${keptDays.sentReport} jours ; les adresses jusqu’à leur retrait`,
    ],
    [
      'Jetons et clés d’autres services (Meta, modèle d’IA, webhooks)',
      'Agir auprès d’eux pour le client',
      'Chiffrés, jusqu’à leur remplacement ou leur retrait',
    ],
  ],
};
