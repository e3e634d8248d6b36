import type { ErrorCode } from './errors.ts';

/** Why the API refuses what has to do with creators, their space and the campaigns that they work in. */
export const ugcReasons = {
  already_decided: { code: 'conflict', message: 'Une décision a déjà été prise\u00a0: rechargez la liste' },
  creator_exists: { code: 'conflict', message: 'Ce créateur est déjà parmi les vôtres' },
  ugc_creator_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de créateurs\u00a0: oubliez-en' },
  creator_listed: {
    code: 'conflict',
    message: 'Ce créateur est sur la marketplace\u00a0: il ne s’oublie pas, bloquez-le plutôt',
  },
  link_invalid: {
    code: 'not_found',
    message: 'Ce lien n’est plus valable\u00a0: demandez-en un autre avec votre adresse e-mail',
  },
  code_invalid: {
    code: 'validation_error',
    message: 'Ce code n’est pas le bon, ou il ne sert plus\u00a0: recopiez le dernier reçu, ou demandez-en un autre',
  },
  under_age: {
    code: 'validation_error',
    message: 'L’espace des créateurs est réservé aux personnes majeures',
  },
  creator_engaged: {
    code: 'conflict',
    message: 'Une collaboration est en cours avec ce créateur\u00a0: terminez-la ou annulez-la d’abord',
  },
  brand_in_use: {
    code: 'conflict',
    message: 'Des collaborations sont en cours pour cet annonceur\u00a0: menez-les à leur terme avant de l’archiver',
  },
  brand_incomplete: {
    code: 'conflict',
    message: 'Complétez l’identité de l’annonceur\u00a0: c’est elle qui figure dans les accords',
  },
  brief_incomplete: { code: 'conflict', message: 'Complétez le brief avant de le publier' },
  brief_frozen: {
    code: 'conflict',
    message:
      'Une offre a déjà été faite\u00a0: ce qu’elle dit ne change plus. Dupliquez la campagne pour de nouvelles conditions',
  },
  sector_forbidden: {
    code: 'conflict',
    message:
      'La loi du 9 juin 2023 (article 4) interdit aux créateurs de promouvoir ce secteur\u00a0: choisissez une diffusion par l’annonceur seul',
  },
  campaign_used: {
    code: 'conflict',
    message: 'Seul un brouillon se supprime, ou une campagne annulée qui n’a engagé personne',
  },
  collaborations_open: {
    code: 'conflict',
    message: 'Des collaborations sont encore en cours\u00a0: menez-les à leur terme avant de terminer la campagne',
  },
  collaborations_engaged: {
    code: 'conflict',
    message: 'Des créateurs sont engagés dans cette campagne\u00a0: elle se clôt ou se termine, elle ne s’annule plus',
  },
  ugc_campaign_limit: {
    code: 'conflict',
    message: 'Vous avez déjà le nombre maximal de campagnes UGC\u00a0: supprimez des brouillons',
  },
  illegal_transition: { code: 'conflict', message: 'Cet acte n’est pas possible à cet état' },
  client_is_party: {
    code: 'conflict',
    message:
      'Ce client est l’annonceur de campagnes UGC publiées\u00a0: leurs accords sont à son nom, il ne se réunit pas à un autre',
  },
  dispute_open: {
    code: 'conflict',
    message: 'Un litige est ouvert\u00a0: réglez-le d’abord par un accord',
  },
  right_code_missing: {
    code: 'conflict',
    message: 'Aucun code de diffusion n’a été donné pour ces droits',
  },
  right_over: { code: 'conflict', message: 'Ces droits ont déjà pris fin\u00a0: rechargez la page' },
  contract_required: {
    code: 'conflict',
    message: 'Le contrat n’est pas encore signé des deux parties',
  },
  document_changed: {
    code: 'conflict',
    message: 'Le document a changé depuis que vous l’avez ouvert\u00a0: relisez-le, puis recommencez',
  },
  identity_incomplete: {
    code: 'conflict',
    message: 'Il manque l’identité légale de l’une des parties\u00a0: complétez-la avant de signer',
  },
  storage_full: {
    code: 'conflict',
    message: 'La marque n’a plus de place pour ce fichier\u00a0: écrivez-lui',
  },
  upload_limit: { code: 'conflict', message: 'Cinq envois sont déjà en cours\u00a0: terminez-en un, ou abandonnez-le' },
  upload_incomplete: { code: 'conflict', message: 'Il manque des parties de ce fichier\u00a0: reprenez l’envoi' },
  file_refused: { code: 'validation_error', message: 'Ce fichier n’est pas accepté' },
  version_limit: { code: 'conflict', message: 'Ce livrable a déjà vingt versions' },
  comment_limit: { code: 'conflict', message: 'Ce livrable a déjà 500 commentaires' },
  deliverables_missing: {
    code: 'conflict',
    message: 'Il manque un fichier à l’un des livrables\u00a0: envoyez-le avant de remettre',
  },
  revisions_exhausted: {
    code: 'conflict',
    message: 'Les retouches comprises sont épuisées\u00a0: proposez un supplément pour en demander d’autres',
  },
  not_billable: {
    code: 'conflict',
    message: 'Ce créateur n’a pas de statut qui permette de le payer\u00a0: demandez-lui de compléter son identité',
  },
  payment_settled: {
    code: 'conflict',
    message:
      'Un de ces paiements n’est plus à ordonner\u00a0: rechargez la page, et choisissez parmi ceux qui sont dus',
  },
  iban_missing: {
    code: 'conflict',
    message: 'Il manque l’IBAN d’un créateur\u00a0: demandez-lui de l’ajouter à son identité, dans son espace',
  },
  right_not_ending: {
    code: 'conflict',
    message: 'Ces droits ne finissent pas dans les sept jours\u00a0: le retrait se confirmera alors',
  },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;
