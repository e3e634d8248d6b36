import { keptDays } from '../../../../../shared/kernel/kept-for.ts';
import type { DeletionScope } from '../../../../../shared/settings/deletion.contract.ts';
import { isAddress, isName, notTheAddress, notTheName } from '../../../../../shared/settings/deletion.rules.ts';

/** What someone reads before they delete their workspace or their account. */
export type DeletionWords = {
  title: string;
  goes: readonly string[];
  until: string;
  typed: string;
  isRight: (typed: string, name: string) => boolean;
  wrong: string;
  failed: string;
};

export const keptByLaw: readonly string[] = [
  'Les factures, avec les noms et adresses qu’elles portent\u00a0: dix ans (code de commerce, article L123-22).',
  `Le journal de qui a fait quoi\u00a0: ${keptDays.audit} jours, sans vos contenus.`,
  `Les sauvegardes techniques\u00a0: ${keptDays.backups} jours après la suppression.`,
];

export const deletionWords: Record<DeletionScope, DeletionWords> = {
  workspace: {
    title: 'Supprimer l’espace',
    goes: [
      'Tout ce que contient l’espace\u00a0: prospects, boards, annonces importées, campagnes, rapports, clients, générations, fichiers.',
      'L’accès de tous ses membres, et les invitations en attente. Leurs comptes restent.',
      'Dès maintenant\u00a0: les webhooks, le pixel et les clés d’API s’arrêtent, et l’abonnement prend fin à sa prochaine échéance.',
    ],
    until: `Pendant ${keptDays.closing} jours, l’espace se consulte et s’exporte sans se modifier. Vous pouvez tout annuler jusque-là.`,
    typed: 'Tapez le nom de l’espace',
    isRight: isName,
    wrong: notTheName,
    failed: 'La suppression de l’espace n’a pas pu être demandée',
  },
  account: {
    title: 'Supprimer mon compte',
    goes: [
      'Votre compte, vos sessions, vos préférences et vos notifications.',
      'Les espaces où vous êtes la seule personne, avec tout ce qu’ils contiennent.',
      'Ailleurs, ce que vous avez créé reste à l’équipe, et ce dont vous êtes responsable n’a plus de responsable.',
    ],
    until: `Pendant ${keptDays.closing} jours, vous pouvez vous connecter pour exporter vos données ou tout annuler, et rien d’autre.`,
    typed: 'Tapez l’adresse de votre compte',
    isRight: isAddress,
    wrong: notTheAddress,
    failed: 'La suppression de votre compte n’a pas pu être demandée',
  },
};
