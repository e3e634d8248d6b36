import { dayText } from '../kernel/day-texts.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { Collaboration } from './collaboration.ts';
import type { UgcRight } from './right.ts';
import type { ugc } from './word.ts';

type Told = {
  collaboration?: Partial<Pick<Collaboration, 'id' | 'creatorName' | 'campaignName'>>;
  creator?: { name?: string };
  right?: Partial<Pick<UgcRight, 'title' | 'endsOn' | 'daysLeft' | 'whitelisting' | 'extension'>>;
  rights?: { count?: number; first?: Partial<Pick<UgcRight, 'title'>> };
  moderation?: { kind?: string; outcome?: 'opened' | 'refused' | 'withdrawn'; reason?: string; name?: string | null };
};

export const kinds: KindsOf<typeof ugc> = {
  'ugc.application_received': { label: 'Candidature d’un créateur' },
  'ugc.offer_accepted': { label: 'Offre acceptée par un créateur' },
  'ugc.offer_declined': { label: 'Offre déclinée par un créateur' },
  'ugc.contract_signed': { label: 'Contrat signé avec un créateur' },
  'ugc.product_problem': { label: 'Produit endommagé ou perdu' },
  'ugc.deliverable_submitted': { label: 'Livrable remis par un créateur' },
  'ugc.deliverable_approved': { label: 'Livrable validé' },
  'ugc.deliverable_late': { label: 'Livrable en retard', email: 'now' },
  'ugc.review_due': { label: 'Livrable à valider', email: 'now' },
  'ugc.payment_due': { label: 'Créateur à payer' },
  'ugc.payment_paid': { label: 'Créateur payé' },
  'ugc.payment_contested': { label: 'Paiement contesté par un créateur', email: 'now' },
  'ugc.message_received': { label: 'Message d’un créateur' },
  'ugc.dispute_opened': { label: 'Litige ouvert par un créateur', email: 'now' },
  'ugc.rights_expiring': { label: 'Droits bientôt expirés', email: 'now' },
  'ugc.rights_expired': { label: 'Droits expirés', email: 'now' },
  'ugc.rights_still_shown': { label: 'Contenu encore diffusé sans droits', email: 'now' },
  'ugc.code_expiring': { label: 'Code de diffusion bientôt expiré' },
  'ugc.extension_accepted': { label: 'Prolongation de droits acceptée' },
  'ugc.extension_declined': { label: 'Prolongation de droits déclinée' },
  'ugc.extension_expired': { label: 'Prolongation de droits restée sans réponse' },
  'ugc.moderated': { label: 'Décision de la modération', email: 'now' },
};

const creatorOf = ({ collaboration, creator }: Told): string =>
  collaboration?.creatorName || creator?.name || 'Un créateur';

const telling = (title: (creator: string) => string) => (told: Told, collaborationId: string) => ({
  title: title(creatorOf(told)),
  body: told.collaboration?.campaignName ? `Campagne «\u00a0${told.collaboration.campaignName}\u00a0»` : null,
  path: paths.ugcCollaboration(collaborationId),
});

const ofRight = (said: string, right: Told['right']): string => (right?.title ? `${said}\u00a0: ${right.title}` : said);
const lastDay = (right: Told['right']): string =>
  right?.endsOn ? `Dernier jour\u00a0: le ${dayText(right.endsOn)}. ` : '';
const codeDay = (right: Told['right']): string =>
  right?.whitelisting?.codeExpiresOn ? `Dernier jour\u00a0: le ${dayText(right.whitelisting.codeExpiresOn)}. ` : '';

export const news: NewsOf<typeof ugc, Told> = {
  'ugc.application_received': telling((creator) => `Candidature de ${creator}`),
  'ugc.offer_accepted': telling((creator) => `${creator} a accepté votre offre`),
  'ugc.offer_declined': telling((creator) => `${creator} a décliné votre offre`),
  'ugc.contract_signed': telling((creator) => `Contrat signé avec ${creator}`),
  'ugc.product_problem': telling((creator) => `${creator} signale un problème de produit`),
  'ugc.deliverable_submitted': telling((creator) => `${creator} a remis ses livrables`),
  'ugc.deliverable_approved': telling((creator) => `Livrables de ${creator} validés`),
  'ugc.deliverable_late': telling((creator) => `Les livrables de ${creator} sont en retard`),
  'ugc.review_due': telling((creator) => `Les livrables de ${creator} attendent votre validation`),
  'ugc.payment_due': telling((creator) => `${creator} est à payer`),
  'ugc.payment_paid': telling((creator) => `Paiement de ${creator} noté`),
  'ugc.payment_contested': telling((creator) => `${creator} conteste un paiement`),
  'ugc.message_received': (told, collaborationId) => ({
    title: `Message de ${creatorOf(told)}`,
    body: null,
    path: paths.ugcCollaboration(collaborationId),
    many: { of: collaborationId, title: `{}\u00a0messages de ${creatorOf(told)}` },
  }),
  'ugc.dispute_opened': telling((creator) => `${creator} a ouvert un litige`),
  'ugc.rights_expiring': ({ right }) => ({
    title: ofRight('Droits bientôt expirés', right),
    body: `${lastDay(right)}Prévoyez le retrait du contenu, ou un nouvel accord avec le créateur.`,
    path: paths.ugcRights,
  }),
  'ugc.rights_expired': ({ right }) => ({
    title: ofRight('Droits expirés', right),
    body: `${lastDay(right)}Retirez le contenu de partout où il paraît, puis confirmez ce retrait.`,
    path: paths.ugcRights,
  }),
  'ugc.rights_still_shown': ({ rights }) => ({
    title:
      (rights?.count ?? 1) > 1
        ? `${rights?.count}\u00a0contenus sans droits sont encore diffusés`
        : ofRight('Encore diffusé sans droits', rights?.first),
    body: 'Des campagnes auxquelles vous les avez liés dépensent encore. Retirez-les de ces campagnes, ou convenez d’une prolongation.',
    path: paths.ugcStillShown,
  }),
  'ugc.code_expiring': ({ right }) => ({
    title: ofRight('Code de diffusion bientôt expiré', right),
    body: `${codeDay(right)}Demandez au créateur un nouveau code pour continuer de diffuser depuis son compte.`,
    path: paths.ugcRights,
  }),
  'ugc.extension_accepted': ({ right }) => ({
    title: ofRight('Droits prolongés', right),
    body:
      `${lastDay(right)}${right?.extension?.fee ? 'Ce que vous devez au créateur est dans vos paiements.' : ''}`.trim() ||
      null,
    path: paths.ugcRights,
  }),
  'ugc.extension_declined': ({ right }) => ({
    title: ofRight('Prolongation déclinée', right),
    body: `${lastDay(right)}Prévoyez le retrait du contenu, ou proposez d’autres conditions.`,
    path: paths.ugcRights,
  }),
  'ugc.extension_expired': ({ right }) => ({
    title: ofRight('Prolongation restée sans réponse', right),
    body: `${lastDay(right)}Le créateur n’a pas répondu à temps\u00a0: écrivez-lui, ou prévoyez le retrait du contenu.`,
    path: paths.ugcRights,
  }),
  'ugc.moderated': ({ moderation }, id) => ({
    title: moderated(moderation),
    body: moderation?.outcome === 'opened' ? null : `${moderation?.reason ?? ''} ${contestHere}`.trim(),
    path: moderation?.kind === 'message' ? paths.ugcCollaboration(id) : paths.ugcCampaign(id),
  }),
};

const contestHere =
  'Une personne a examiné ce contenu, sans décision automatique. Vous pouvez contester cette décision pendant six mois en nous écrivant, saisir un organe certifié de règlement extrajudiciaire des litiges, ou un juge.';

function moderated({ kind, outcome, name }: NonNullable<Told['moderation']> = {}): string {
  if (kind === 'message') return 'Un de vos messages a été retiré par la modération';
  const brief = name ? `Brief «\u00a0${name}\u00a0»` : 'Un de vos briefs';
  if (outcome === 'opened') return `${brief}\u00a0: publié`;
  return outcome === 'refused' ? `${brief}\u00a0: refusé` : `${brief}\u00a0: retiré du public`;
}
