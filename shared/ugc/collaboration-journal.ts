import type { JournalTexts } from '../kernel/word.ts';
import type { collaborationAudit } from './collaboration-audit.ts';

/** How the log says each move of a collaboration: it is called by its creator, and what that creator does by other words. */
export const collaborationJournal: Record<(typeof collaborationAudit)[number], JournalTexts> = {
  'ugc_collaboration.invite': { label: 'Créateur invité', said: 'a invité {}' },
  'ugc_collaboration.apply': { label: 'Candidature reçue', said: 'a envoyé {sa candidature}' },
  'ugc_collaboration.cancel_invitation': { label: 'Invitation retirée', said: 'a retiré l’invitation de {}' },
  'ugc_collaboration.decline': { label: 'Invitation ou offre déclinée', said: 'a décliné {la proposition}' },
  'ugc_collaboration.withdraw': { label: 'Candidature retirée', said: 'a retiré {sa candidature}' },
  'ugc_collaboration.shortlist': {
    label: 'Candidature présélectionnée',
    said: 'a présélectionné la candidature de {}',
  },
  'ugc_collaboration.unshortlist': { label: 'Présélection retirée', said: 'a retiré la présélection de {}' },
  'ugc_collaboration.reject': { label: 'Candidature refusée', said: 'a refusé la candidature de {}' },
  'ugc_collaboration.reconsider': { label: 'Candidature reprise', said: 'a repris la candidature de {}' },
  'ugc_collaboration.offer': { label: 'Offre faite à un créateur', said: 'a fait une offre à {}' },
  'ugc_collaboration.withdraw_offer': { label: 'Offre retirée', said: 'a retiré l’offre faite à {}' },
  'ugc_collaboration.accept_offer': { label: 'Offre acceptée', said: 'a accepté {l’offre}' },
  'ugc_collaboration.countersign': { label: 'Contrat signé', said: 'a signé le contrat avec {}' },
  'ugc_collaboration.expire': {
    label: 'Invitation ou offre expirée',
    said: 'a laissé expirer la proposition faite à {}',
  },
  'ugc_collaboration.ship': { label: 'Produit envoyé', said: 'a envoyé le produit à {}' },
  'ugc_collaboration.confirm_receipt': { label: 'Produit reçu', said: 'a bien reçu {le produit}' },
  'ugc_collaboration.report_product': {
    label: 'Problème de produit',
    said: 'a signalé {un problème de produit}',
  },
  'ugc_collaboration.extend': { label: 'Délai prolongé', said: 'a prolongé le délai de {}' },
  'ugc_collaboration.submit': { label: 'Livrables remis', said: 'a remis {ses livrables}' },
  'ugc_collaboration.retract': { label: 'Remise reprise', said: 'a repris {ses livrables}' },
  'ugc_collaboration.request_changes': { label: 'Retouches demandées', said: 'a demandé des retouches à {}' },
  'ugc_collaboration.approve': { label: 'Livrables validés', said: 'a validé les livrables de {}' },
  'ugc_collaboration.cancel': { label: 'Collaboration annulée', said: 'a annulé la collaboration avec {}' },
  'ugc_collaboration.publish': { label: 'Contenus publiés', said: 'a publié {ses contenus}' },
  'ugc_collaboration.give_code': { label: 'Code de promotion donné', said: 'a donné {son code de promotion}' },
  'ugc_collaboration.send_invoice': { label: 'Facture envoyée', said: 'a envoyé {sa facture}' },
  'ugc_collaboration.mark_paid': { label: 'Créateur payé', said: 'a noté le paiement de {}' },
  'ugc_collaboration.confirm_payment': { label: 'Paiement confirmé', said: 'a confirmé le paiement de {}' },
  'ugc_collaboration.contest_payment': { label: 'Paiement contesté', said: 'a contesté {le paiement}' },
  'ugc_collaboration.review': { label: 'Collaboration notée', said: 'a noté la collaboration avec {}' },
  'ugc_collaboration.remind': { label: 'Créateur relancé', said: 'a relancé {}' },
  'ugc_collaboration.open_dispute': { label: 'Litige ouvert', said: 'a ouvert un litige avec {}' },
  'ugc_collaboration.withdraw_dispute': { label: 'Litige retiré', said: 'a retiré son litige avec {}' },
  'ugc_collaboration.propose_settlement': {
    label: 'Accord proposé',
    said: 'a proposé un accord dans le litige avec {}',
  },
  'ugc_collaboration.accept_settlement': { label: 'Accord accepté', said: 'a accepté l’accord dans le litige avec {}' },
  'ugc_collaboration.message': { label: 'Message envoyé', said: 'a écrit un message dans la collaboration avec {}' },
};
