import type { MailedAct } from '../../../shared/ugc/collaboration.rules.ts';
import { layOutMail } from '../../mail/mail-layout.ts';

type Told = { creatorName: string; brandName: string; campaignName: string; url: string };
type Texts = { subject: string; text: string; button: string };

const of = ({ brandName, campaignName }: Told): string => `${brandName}, «\u00a0${campaignName}\u00a0»`;

const texts: Record<MailedAct, (told: Told) => Texts> = {
  invite: (told) => ({
    subject: `${told.brandName} vous invite à une campagne`,
    text: `${told.brandName} vous propose de participer à sa campagne «\u00a0${told.campaignName}\u00a0». Lisez le brief, puis dites si elle vous intéresse et à quel prix. L’invitation tient quatorze jours.`,
    button: 'Lire le brief',
  }),
  cancel_invitation: (told) => ({
    subject: `Invitation retirée\u00a0: ${told.campaignName}`,
    text: `${told.brandName} a retiré son invitation à la campagne «\u00a0${told.campaignName}\u00a0». Vous n’avez rien à faire.`,
    button: 'Ouvrir mon espace',
  }),
  reject: (told) => ({
    subject: `Votre candidature à «\u00a0${told.campaignName}\u00a0»`,
    text: `${told.brandName} n’a pas retenu votre candidature à la campagne «\u00a0${told.campaignName}\u00a0».`,
    button: 'Lire la réponse',
  }),
  offer: (told) => ({
    subject: `Une offre de ${told.brandName}`,
    text: `${told.brandName} vous fait une offre pour «\u00a0${told.campaignName}\u00a0». Lisez-la, avec le document qu’elle engage, puis acceptez-la ou déclinez-la avant sa date limite.`,
    button: 'Lire l’offre',
  }),
  withdraw_offer: (told) => ({
    subject: `Offre retirée\u00a0: ${told.campaignName}`,
    text: `${told.brandName} a retiré son offre pour «\u00a0${told.campaignName}\u00a0». Votre candidature reste présélectionnée.`,
    button: 'Ouvrir mon espace',
  }),
  accept_offer: (told) => ({
    subject: `Vous avez accepté l’offre de ${told.brandName}`,
    text: `Votre acceptation de l’offre pour «\u00a0${told.campaignName}\u00a0» est enregistrée. Le document signé reste dans votre espace, avec ce qui vient ensuite.`,
    button: 'Voir la suite',
  }),
  countersign: (told) => ({
    subject: `Contrat signé\u00a0: ${told.campaignName}`,
    text: `${told.brandName} a signé à son tour le contrat de «\u00a0${told.campaignName}\u00a0»\u00a0: il engage désormais les deux parties.`,
    button: 'Voir le contrat et la suite',
  }),
  ship: (told) => ({
    subject: `Produit envoyé\u00a0: ${told.campaignName}`,
    text: `${told.brandName} a envoyé le produit de «\u00a0${told.campaignName}\u00a0». Dites quand vous l’avez\u00a0: votre délai commence alors.`,
    button: 'Suivre l’envoi',
  }),
  cancel: (told) => ({
    subject: `Collaboration annulée\u00a0: ${told.campaignName}`,
    text: `${told.brandName} a mis fin à votre collaboration pour «\u00a0${told.campaignName}\u00a0». Sa raison est dans votre espace.`,
    button: 'Lire la raison',
  }),
  extend: (told) => ({
    subject: `Délai prolongé\u00a0: ${told.campaignName}`,
    text: `${told.brandName} vous laisse plus de temps pour «\u00a0${told.campaignName}\u00a0».`,
    button: 'Voir la nouvelle échéance',
  }),
  request_changes: (told) => ({
    subject: `Des retouches sont demandées\u00a0: ${told.campaignName}`,
    text: `${told.brandName} a regardé vos livrables de «\u00a0${told.campaignName}\u00a0» et vous demande des retouches.`,
    button: 'Lire les retouches',
  }),
  approve: (told) => ({
    subject: `Livrables validés\u00a0: ${told.campaignName}`,
    text: `Vos livrables de «\u00a0${told.campaignName}\u00a0» sont validés. Les droits commencent aujourd’hui, et votre paiement a son échéance.`,
    button: 'Voir mon paiement',
  }),
  mark_paid: (told) => ({
    subject: `${told.brandName} a payé`,
    text: `${told.brandName} dit avoir payé «\u00a0${told.campaignName}\u00a0». Confirmez que la somme est arrivée, ou dites qu’elle ne l’est pas.`,
    button: 'Confirmer ou contester',
  }),
  open_dispute: (told) => ({
    subject: `Un litige est ouvert\u00a0: ${told.campaignName}`,
    text: `${told.brandName} a ouvert un litige sur «\u00a0${told.campaignName}\u00a0». Rien d’autre n’avance tant qu’il n’est pas réglé\u00a0: proposez un accord, ou acceptez le sien.`,
    button: 'Lire le litige',
  }),
  withdraw_dispute: (told) => ({
    subject: `Litige retiré\u00a0: ${told.campaignName}`,
    text: `${told.brandName} a retiré son litige sur «\u00a0${told.campaignName}\u00a0»\u00a0: la collaboration reprend.`,
    button: 'Voir la suite',
  }),
  propose_settlement: (told) => ({
    subject: `Une proposition d’accord\u00a0: ${told.campaignName}`,
    text: `${told.brandName} propose un accord pour régler le litige de «\u00a0${told.campaignName}\u00a0».`,
    button: 'Lire la proposition',
  }),
  accept_settlement: (told) => ({
    subject: `Accord accepté\u00a0: ${told.campaignName}`,
    text: `${told.brandName} accepte votre accord\u00a0: le litige de «\u00a0${told.campaignName}\u00a0» est réglé.`,
    button: 'Voir la suite',
  }),
  remind: (told) => ({
    subject: `On attend votre réponse\u00a0: ${told.campaignName}`,
    text: `Pour mémoire, ${of(told)}\u00a0: c’est à vous.`,
    button: 'Voir ce qui est attendu',
  }),
  expire: (told) => ({
    subject: `Le délai est passé\u00a0: ${told.campaignName}`,
    text: `L’invitation ou l’offre de ${of(told)} n’est plus valable\u00a0: sa date est passée. Vous pouvez postuler de nouveau tant que la campagne est ouverte.`,
    button: 'Ouvrir mon espace',
  }),
  late: (told) => ({
    subject: `Échéance dépassée\u00a0: ${told.campaignName}`,
    text: `Vos livrables de ${of(told)} sont attendus depuis la date convenue. Remettez-les, ou écrivez à la marque pour convenir d’un autre délai.`,
    button: 'Remettre mes livrables',
  }),
  campaign_cancelled: (told) => ({
    subject: `Campagne annulée\u00a0: ${told.campaignName}`,
    text: `${told.brandName} a annulé sa campagne «\u00a0${told.campaignName}\u00a0». Vous n’avez rien à faire.`,
    button: 'Ouvrir mon espace',
  }),
  propose_extension: (told) => ({
    subject: `${told.brandName} voudrait prolonger vos droits`,
    text: `${told.brandName} vous propose de diffuser plus longtemps vos contenus de «\u00a0${told.campaignName}\u00a0». Lisez l’avenant, puis acceptez-le ou déclinez-le avant sa date limite\u00a0: sans réponse, rien ne change.`,
    button: 'Lire la proposition',
  }),
  accept_extension: (told) => ({
    subject: `Vous avez prolongé vos droits\u00a0: ${told.campaignName}`,
    text: `Votre acceptation de l’avenant proposé par ${told.brandName} pour «\u00a0${told.campaignName}\u00a0» est enregistrée. Il reste dans votre espace, avec le nouveau dernier jour et ce qui vous est dû.`,
    button: 'Voir mes droits',
  }),
  pay_extension: (told) => ({
    subject: `${told.brandName} a payé la prolongation de vos droits`,
    text: `${told.brandName} dit avoir payé la prolongation de vos droits pour «\u00a0${told.campaignName}\u00a0». Confirmez que la somme est arrivée, ou dites qu’elle ne l’est pas.`,
    button: 'Confirmer ou contester',
  }),
  message: (told) => ({
    subject: `Nouveau message de ${told.brandName}`,
    text: `${told.brandName} vous a écrit au sujet de «\u00a0${told.campaignName}\u00a0».`,
    button: 'Lire le message',
  }),
};

/** What a creator is told of a collaboration: one thing, and one button. */
export function collaborationMail(act: MailedAct, told: Told) {
  const { subject, text, button } = texts[act](told);
  return layOutMail({
    subject,
    greeting: told.creatorName ? `Bonjour ${told.creatorName},` : 'Bonjour,',
    paragraphs: [text],
    action: { label: button, url: told.url },
    closing: ['Ce lien est personnel\u00a0: il ouvre votre espace sans mot de passe, ne le transférez pas.'],
  });
}
