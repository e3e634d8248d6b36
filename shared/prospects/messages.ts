import { type Grade, type ProspectStatus, prospectStatuses } from './prospects.rules.ts';

/** What a campaign is called that is gone, or may still come back. */
export const goneCampaign = 'Campagne supprimée';

export const prospectProblems = {
  noIdentity: 'Indiquez au moins un e-mail, un téléphone, une entreprise ou un nom',
  phone: 'Numéro non reconnu\u00a0: écrivez-le avec l’indicatif de son pays, par exemple +44 20 7946 0958',
  retainUntil: 'Cette date précède la collecte des données',
  lastTag: 'Ce prospect porte déjà le nombre maximal d’étiquettes',
  dueForTasks: 'Seule une tâche a une échéance',
  mergeItself: 'Un prospect ne se réunit pas à lui-même',
  choicesMissing: 'Indiquez au moins un choix',
  choicesOfOther: 'Seule une liste de choix a des choix',
  goneField: 'Ce champ n’existe pas, ou plus',
  mergeField: 'Ce prospect ne fait pas partie de ceux que vous réunissez',
} as const;

export const statusChangeText = (from: ProspectStatus, to: ProspectStatus, reason?: string): string =>
  `${prospectStatuses[from]} → ${prospectStatuses[to]}${reason ? ` : ${reason}` : ''}`;

export const scoreChangeText = (from: Grade, to: Grade, score: number): string => `${from} → ${to} (${score})`;
