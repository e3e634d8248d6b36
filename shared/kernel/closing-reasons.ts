import type { ErrorCode } from './errors.ts';

/** Why the API refuses what has to do with the deletion of a workspace or an account. */
export const closingReasons = {
  last_admin: {
    code: 'conflict',
    message: 'Ce compte administre la plateforme\u00a0: donnez d’abord ce rôle à une autre personne',
  },
  deletion_pending: {
    code: 'forbidden',
    message: 'La suppression de votre compte est prévue\u00a0: annulez-la pour continuer à vous en servir',
  },
  workspace_closing: {
    code: 'forbidden',
    message: 'La suppression de cet espace est prévue\u00a0: il ne se modifie plus, à moins de l’annuler',
  },
  deletion_begun: { code: 'conflict', message: 'La suppression a commencé\u00a0: elle ne s’annule plus' },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;
