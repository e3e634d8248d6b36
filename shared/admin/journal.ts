import { limitLabels } from '../billing/limits.ts';
import type { JournalOf } from '../kernel/word.ts';
import type { admin } from './word.ts';

export const journalTitle = 'Administration';

const planFields = {
  ...limitLabels,
  ...{ name: 'Nom', description: 'Présentation', features: 'Points forts', trialDays: 'Jours d’essai' },
  ...{ month: 'Prix par mois', year: 'Prix par an', public: 'Publique', position: 'Place', status: 'État' },
  effectiveOn: 'Pour qui l’avait, dès le',
};

const jobFields = { queue: 'File', count: 'Messages' };

export const journal: JournalOf<typeof admin> = {
  'user.suspended': { label: 'Compte suspendu', said: 'a suspendu le compte de {}', fields: { status: 'État' } },
  'user.restored': { label: 'Compte rétabli', said: 'a rétabli le compte de {}', fields: { status: 'État' } },
  'user.role_changed': {
    label: 'Rôle sur la plateforme changé',
    said: 'a changé le rôle de {} sur la plateforme',
    fields: { role: 'Rôle' },
  },
  'user.permissions_changed': {
    label: 'Permissions changées',
    said: 'a changé les permissions de {}',
    fields: { grants: 'Ajoutées au rôle', refusals: 'Retirées du rôle', adminGrants: 'Sur la plateforme' },
  },
  'user.sessions_revoked': { label: 'Sessions fermées', said: 'a fermé les sessions de {}' },
  'user.reset_link_sent': {
    label: 'Lien de réinitialisation envoyé',
    said: 'a fait envoyer à {} un lien vers un nouveau mot de passe',
  },
  'workspace.suspended': {
    label: 'Espace suspendu',
    said: 'a suspendu l’espace de travail',
    fields: { status: 'État' },
  },
  'workspace.restored': {
    label: 'Espace rétabli',
    said: 'a rétabli l’espace de travail',
    fields: { status: 'État' },
  },
  'workspace.offer_changed': {
    label: 'Offre convenue',
    said: 'a changé l’offre convenue avec l’espace de travail',
    fields: { planCode: 'Offre', trialEndsAt: 'Fin de l’essai', paidUntil: 'Convenue jusqu’au', ...limitLabels },
  },
  'setting.updated': {
    label: 'Réglage modifié',
    said: 'a modifié le réglage {}',
    fields: { value: 'Valeur', on: 'Actif', percent: 'Part en %', workspaces: 'Espaces choisis' },
  },
  'chain.verified': { label: 'Journal vérifié', said: 'a vérifié le journal {}' },
  'chain.broken': { label: 'Journal altéré', said: 'a trouvé le journal {} altéré' },
  'activity.exported': { label: 'Journal exporté', said: 'a exporté le journal {}' },
  'payment.created': {
    label: 'Paiement hors ligne demandé',
    said: 'a facturé hors ligne le paiement {}',
    fields: { amountInclTax: 'Montant TTC' },
  },
  'payment.paid': { label: 'Paiement reçu noté', said: 'a noté reçu le paiement {}', fields: { status: 'État' } },
  'payment.voided': { label: 'Paiement annulé', said: 'a annulé le paiement {}', fields: { status: 'État' } },
  'payment.refunded': {
    label: 'Paiement remboursé',
    said: 'a remboursé le paiement {}',
    fields: { refundedInclTax: 'Remboursé TTC' },
  },
  'payment.refund_refused': {
    label: 'Remboursement refusé par Stripe',
    said: 'a vu refuser par Stripe le remboursement du paiement {}',
  },
  'payment.retried': { label: 'Paiement tenté de nouveau', said: 'a tenté de nouveau le paiement {}' },
  'payment.invoice_resent': { label: 'Facture renvoyée', said: 'a renvoyé la facture du paiement {}' },
  'payment.exported': { label: 'Paiements exportés', said: 'a exporté les paiements ({})' },
  'plan.created': { label: 'Offre créée', said: 'a créé l’offre {}', fields: planFields },
  'plan.updated': { label: 'Offre modifiée', said: 'a modifié l’offre {}', fields: planFields },
  'plan.archived': { label: 'Offre archivée', said: 'a archivé l’offre {}', fields: planFields },
  'job.redriven': {
    label: 'Messages abandonnés relancés',
    said: 'a relancé des messages abandonnés de la file {}',
    fields: jobFields,
  },
  'job.discarded': {
    label: 'Messages abandonnés écartés',
    said: 'a écarté des messages abandonnés de la file {}',
    fields: jobFields,
  },
  'moderation.decided': {
    label: 'Décision de modération',
    said: 'a décidé du dossier de modération {}',
    fields: { decision: 'Décision' },
  },
  'plan.restored': { label: 'Offre remise en vente', said: 'a remis en vente l’offre {}', fields: planFields },
};
