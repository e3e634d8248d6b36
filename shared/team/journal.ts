import type { JournalOf } from '../kernel/word.ts';
import type { team } from './word.ts';

export const journalTitle = 'Équipe';

export const journal: JournalOf<typeof team> = {
  'member.joined': { label: 'Membre arrivé', said: 'a rejoint l’espace de travail' },
  'member.left': { label: 'Membre parti', said: 'a quitté l’espace de travail' },
  'member.removed': { label: 'Membre retiré', said: 'a retiré {} de l’espace de travail' },
  'member.changed': {
    label: 'Rôle ou autorisations d’un membre changés',
    said: 'a changé le rôle ou les autorisations de {}',
    fields: { role: 'Rôle', grants: 'Autorisations ajoutées', refusals: 'Autorisations retirées' },
  },
  'member.second_factor_reset': {
    label: 'Double authentification d’un membre réinitialisée',
    said: 'a réinitialisé la double authentification de {}',
  },
  'invitation.created': { label: 'Invitation envoyée', said: 'a invité une personne' },
  'invitation.resent': { label: 'Invitation renvoyée', said: 'a renvoyé une invitation' },
  'invitation.revoked': { label: 'Invitation révoquée', said: 'a révoqué une invitation' },
};
