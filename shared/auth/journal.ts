import type { JournalOf } from '../kernel/word.ts';
import type { auth } from './word.ts';

export const journalTitle = 'Comptes et sessions';

export const journal: JournalOf<typeof auth> = {
  'user.registered': { label: 'Compte créé', said: 'a créé son compte' },
  'user.email_confirmed': { label: 'Adresse confirmée', said: 'a confirmé son adresse e-mail' },
  'user.profile_updated': {
    label: 'Profil modifié',
    said: 'a modifié son profil',
    fields: { firstName: 'Prénom', lastName: 'Nom', company: 'Entreprise' },
  },
  'user.password_changed': { label: 'Mot de passe changé', said: 'a changé son mot de passe' },
  'user.password_reset': { label: 'Mot de passe réinitialisé', said: 'a réinitialisé son mot de passe' },
  'user.made_administrator': { label: 'Administration donnée', said: 'a reçu l’administration de la plateforme' },
  'workspace.created': { label: 'Espace de travail créé', said: 'a créé l’espace de travail' },
  'session.opened': { label: 'Session ouverte', said: 'a ouvert une session' },
  'session.closed': { label: 'Session fermée', said: 'a fermé une session' },
  'session.reuse_detected': {
    label: 'Session fermée par sécurité',
    said: 'a perdu une session, dont le jeton avait servi deux fois',
  },
  'user.email_change_asked': { label: 'Changement d’adresse demandé', said: 'a demandé à changer d’adresse e-mail' },
  'user.email_changed': { label: 'Adresse changée', said: 'a changé d’adresse e-mail' },
  'user.email_restored': { label: 'Adresse rétablie', said: 'a rétabli son ancienne adresse e-mail' },
  'user.mails_stopped': {
    label: 'E-mails arrêtés',
    said: 'a arrêté les e-mails de {}, qui revenaient de son adresse ou y étaient signalés comme indésirables',
  },
  'user.mails_resumed': { label: 'E-mails repris', said: 'a demandé à recevoir à nouveau les e-mails' },
  'session.revoked': { label: 'Session fermée à distance', said: 'a fermé l’une de ses autres sessions' },
  'session.others_revoked': { label: 'Autres sessions fermées', said: 'a fermé toutes ses autres sessions' },
  'user.impersonation_started': {
    label: 'Accès de l’assistance commencé',
    said: 'a commencé à voir Réclame comme {}',
    fields: { mode: 'Accès', workspaceId: 'Espace' },
  },
  'user.impersonation_ended': { label: 'Accès de l’assistance terminé', said: 'a cessé de voir Réclame comme {}' },
  'second_factor.enabled': { label: 'Double authentification activée', said: 'a activé sa double authentification' },
  'second_factor.disabled': {
    label: 'Double authentification désactivée',
    said: 'a désactivé sa double authentification',
  },
  'second_factor.codes_renewed': {
    label: 'Codes de récupération remplacés',
    said: 'a remplacé ses codes de récupération',
  },
  'second_factor.recovery_code_used': {
    label: 'Code de récupération utilisé',
    said: 'a utilisé un code de récupération',
  },
  'second_factor.reset': {
    label: 'Double authentification réinitialisée',
    said: 'a fait réinitialiser sa double authentification par l’assistance',
  },
  'session.confirmed': { label: 'Mot de passe confirmé', said: 'a confirmé son mot de passe' },
};
