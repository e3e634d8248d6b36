import {
  closingReasons,
  type ErrorCode,
  impersonationReasons,
  maintenanceReasons,
  paymentReasons,
  usualReasons,
} from './errors.ts';
import { ugcReasons } from './ugc-reasons.ts';
import { webhookReasons } from './webhook-reasons.ts';

/**
 * Every reason for which the API refuses, with the code it answers and the sentence a person reads.
 * A domain throws the reason; nobody else writes an error sentence.
 */
export const reasons = {
  ...usualReasons,
  ...maintenanceReasons,
  ...closingReasons,
  ...impersonationReasons,
  ...paymentReasons,
  ...ugcReasons,
  ...webhookReasons,
  idempotency_key_reused: {
    code: 'conflict',
    message: 'Cette clé d’idempotence a déjà servi à une autre demande',
  },
  email_taken: { code: 'conflict', message: 'Un compte existe déjà avec cet email' },
  wrong_credentials: { code: 'unauthorized', message: 'Email ou mot de passe incorrect' },
  signups_closed: { code: 'forbidden', message: 'Les inscriptions sont fermées pour le moment' },
  address_refused: {
    code: 'forbidden',
    message: 'L’administration n’est pas ouverte depuis cette adresse',
  },
  account_suspended: { code: 'forbidden', message: 'Ce compte est suspendu' },
  user_suspended: { code: 'conflict', message: 'Ce compte est suspendu\u00a0: rétablissez-le d’abord' },
  confirmation_needed: { code: 'forbidden', message: 'Confirmez votre mot de passe pour continuer' },
  challenge_invalid: {
    code: 'unauthorized',
    message: 'Cette connexion a expiré\u00a0: saisissez de nouveau votre mot de passe',
  },
  second_factor_needed: {
    code: 'validation_error',
    message: 'Saisissez le code de votre application d’authentification',
  },
  // The same whether a code is of another moment or of none: to say which would help who guesses.
  wrong_code: {
    code: 'validation_error',
    message:
      'Code incorrect\u00a0: vérifiez que l’heure de votre téléphone est réglée automatiquement, puis saisissez le code affiché',
  },
  code_used: { code: 'validation_error', message: 'Ce code a déjà servi\u00a0: attendez le suivant' },
  recovery_code_invalid: {
    code: 'validation_error',
    message: 'Ce code de récupération est inconnu, ou il a déjà servi',
  },
  second_factor_on: { code: 'conflict', message: 'La double authentification est déjà activée' },
  second_factor_off: { code: 'conflict', message: 'La double authentification n’est pas activée' },
  second_factor_unprepared: {
    code: 'conflict',
    message: 'Ce code QR a expiré\u00a0: recommencez l’activation',
  },
  second_factor_required: {
    code: 'forbidden',
    message:
      'Pour administrer la plateforme, activez d’abord la double authentification dans Paramètres\u00a0› Sécurité',
  },
  member_elsewhere: {
    code: 'conflict',
    message:
      'Cette personne est aussi membre d’un autre espace\u00a0: seule l’assistance de Réclame peut réinitialiser sa double authentification',
  },
  member_never_in: {
    code: 'conflict',
    message:
      'Cette personne n’a encore jamais ouvert cet espace\u00a0: seule l’assistance de Réclame peut réinitialiser sa double authentification',
  },
  already_member: { code: 'conflict', message: 'Cette personne est déjà membre de cet espace' },
  workspace_limit: { code: 'conflict', message: 'Une personne peut être membre de vingt espaces au plus' },
  last_owner: {
    code: 'conflict',
    message: 'Cet espace n’aurait plus de propriétaire\u00a0: nommez-en d’abord un autre',
  },
  own_account: {
    code: 'conflict',
    message:
      'Vous ne pouvez pas changer votre propre rôle ni vos autorisations\u00a0: demandez à une autre personne qui gère l’équipe',
  },
  owner_whole: {
    code: 'conflict',
    message: 'Un propriétaire a toutes les autorisations\u00a0: changez d’abord son rôle',
  },
  beyond_own: {
    code: 'forbidden',
    message: 'Vous ne pouvez pas donner ce que vous n’avez pas, ni changer qui a plus d’autorisations que vous',
  },
  already_invited: { code: 'conflict', message: 'Cette adresse a déjà une invitation en attente' },
  invitation_invalid: { code: 'validation_error', message: 'Invitation invalide ou expirée' },
  reset_link_invalid: { code: 'validation_error', message: 'Lien de réinitialisation invalide ou expiré' },
  confirmation_link_invalid: { code: 'validation_error', message: 'Lien de confirmation invalide ou expiré' },
  email_unchanged: { code: 'validation_error', message: 'C’est déjà l’adresse de votre compte' },
  upload_missing: { code: 'validation_error', message: 'Ce fichier n’a pas été envoyé, ou son envoi a expiré' },
  import_finished: { code: 'conflict', message: 'Cet import est déjà terminé' },
  import_running: { code: 'conflict', message: 'Cet import est en cours\u00a0: arrêtez-le d’abord' },
  import_not_undoable: {
    code: 'conflict',
    message:
      'Cet import ne peut pas être annulé\u00a0: il n’a rien créé, il l’est déjà, ou il date de plus de 30 jours',
  },
  imports_waiting: {
    code: 'conflict',
    message: 'Dix imports sont déjà en cours ou en attente : réessayez quand l’un d’eux sera terminé',
  },
  meta_not_connected: {
    code: 'conflict',
    message: 'Enregistrez d’abord votre jeton Meta dans les Paramètres',
  },
  meta_refused: {
    code: 'conflict',
    message: 'Meta refuse votre jeton : enregistrez-en un nouveau dans les Paramètres, avec le droit ads_read',
  },
  connection_exists: { code: 'conflict', message: 'Ce compte publicitaire est déjà connecté' },
  connection_limit: { code: 'conflict', message: 'Vous avez déjà connecté le nombre maximal de comptes publicitaires' },
  day_synced: {
    code: 'conflict',
    message: 'Ces jours viennent d’un compte publicitaire connecté : ses chiffres ne se remplacent pas à la main',
  },
  already_followed: { code: 'conflict', message: 'Vous suivez déjà cet annonceur' },
  advertiser_unknown: {
    code: 'not_found',
    message:
      'Aucun annonceur de la bibliothèque ne porte ce nom. Donnez l’adresse de sa page, copiée depuis la bibliothèque publicitaire de Meta',
  },
  advertiser_unclear: {
    code: 'conflict',
    message: 'Plusieurs annonceurs portent ce nom\u00a0: donnez le nom en entier, ou l’adresse de la page Facebook',
  },
  followed_limit: { code: 'conflict', message: 'Vous suivez déjà le nombre maximal d’annonceurs' },
  saved_search_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de recherches enregistrées' },
  board_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de boards' },
  saved_ad_limit: { code: 'conflict', message: 'Ce board contient déjà le nombre maximal d’annonces' },
  card_comment_limit: { code: 'conflict', message: 'Cette annonce porte déjà 200 commentaires' },
  not_comment_author: { code: 'forbidden', message: 'Seul l’auteur d’un commentaire peut le modifier' },
  export_too_large: {
    code: 'payload_too_large',
    message: 'Ce board est trop volumineux pour un seul fichier ; répartissez ses annonces sur plusieurs boards',
  },
  prospect_email_taken: { code: 'conflict', message: 'Un prospect porte déjà cet e-mail' },
  found_otherwise: {
    code: 'conflict',
    message: 'La recherche ne trouve plus le même nombre de prospects\u00a0: relisez la liste, puis recommencez',
  },
  bulk_under_way: {
    code: 'conflict',
    message: 'Une action sur tous les prospects trouvés est déjà en cours\u00a0: attendez sa fin',
  },
  prospect_field_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de champs' },
  prospect_field_name_taken: { code: 'conflict', message: 'Un champ porte déjà ce nom' },
  activity_is_automatic: { code: 'conflict', message: 'Cette ligne est écrite par Réclame et ne se modifie pas' },
  view_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de vues' },
  client_name_taken: { code: 'conflict', message: 'Un client porte déjà ce nom' },
  client_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de clients' },
  report_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de rapports' },
  address_unproven: {
    code: 'conflict',
    message: 'Confirmez d’abord votre adresse e-mail, par le lien que vous avez reçu en créant votre compte',
  },
  report_run_over: { code: 'conflict', message: 'Cet envoi est déjà parti, en cours ou annulé' },
  shared_report_unreadable: {
    code: 'conflict',
    message: 'Ce rapport ne peut pas être affiché pour le moment. Prévenez la personne qui vous en a donné le lien',
  },
  client_in_use: {
    code: 'conflict',
    message: 'Des éléments sont rangés chez ce client\u00a0: archivez-le, ou réunissez-le à un autre',
  },
  client_merging: { code: 'conflict', message: 'Ce client est en cours de réunion avec un autre' },
  prospect_is_client: { code: 'conflict', message: 'Ce prospect est déjà un client' },
  campaign_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de campagnes' },
  campaign_ad_limit: { code: 'conflict', message: 'Cette campagne a déjà le nombre maximal de publicités' },
  campaign_segment_limit: {
    code: 'conflict',
    message: 'Ce trimestre compte déjà le nombre maximal de publicités et de segments de cette campagne',
  },
  sales_currency: {
    code: 'conflict',
    message: 'Ces ventes sont dans une autre devise que celles de l’espace',
  },
  currency_fixed: {
    code: 'conflict',
    message: 'Cette campagne a déjà des chiffres : sa devise ne change plus',
  },
  alert_resolved: { code: 'conflict', message: 'Cette alerte est résolue\u00a0: elle ne change plus' },
  engine_unavailable: {
    code: 'conflict',
    message: 'Ce moteur n’est pas disponible\u00a0: le moteur intégré l’est toujours',
  },
  generation_finished: { code: 'conflict', message: 'Cette génération est déjà finie' },
  generation_running: {
    code: 'conflict',
    message: 'Un modèle écrit encore ces textes\u00a0: attendez qu’il ait fini, ou arrêtez-le',
  },
  credits_exhausted: {
    code: 'plan_limit',
    message: 'Vos crédits du mois sont épuisés\u00a0: le moteur intégré reste illimité',
  },
  content_refused: { code: 'validation_error', message: 'Réclame n’écrit pas de texte pour cette demande' },
  model_address_refused: { code: 'validation_error', message: 'Cette adresse n’est pas acceptée' },
  signature_invalid: { code: 'validation_error', message: 'Signature absente, fausse ou trop ancienne' },
  storage_limit: {
    code: 'plan_limit',
    message: 'Vos fichiers prennent toute la place de votre offre\u00a0: retirez-en, ou changez d’offre',
  },
  brand_limit: { code: 'plan_limit', message: 'Vous avez déjà le nombre de marques de votre offre' },
  persona_limit: { code: 'plan_limit', message: 'Vous avez déjà le nombre de personas de votre offre' },
  result_edit_limit: {
    code: 'conflict',
    message: 'Vous avez déjà complété à la main le nombre maximal d’annonces',
  },
  brief_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de briefs' },
  page_address_refused: {
    code: 'validation_error',
    message: 'Réclame ne lit pas cette adresse\u00a0: donnez celle d’une page publique, ou collez son HTML',
  },
  page_unreachable: {
    code: 'validation_error',
    message: 'Cette page n’a pas pu être lue\u00a0: vérifiez l’adresse, ou collez son HTML',
  },
  pixel_taken: { code: 'conflict', message: 'Ce pixel est déjà enregistré' },
  pixel_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de pixels' },
  api_key_invalid: { code: 'unauthorized', message: 'Clé d’API inconnue ou révoquée' },
  export_running: { code: 'conflict', message: 'Une archive est déjà en préparation' },
  api_key_limit: { code: 'conflict', message: 'Vous avez déjà le nombre maximal de clés d’API' },
  wrong_current_password: { code: 'validation_error', message: 'Mot de passe actuel incorrect' },
} as const satisfies Record<string, { code: ErrorCode; message: string }>;

export type Reason = keyof typeof reasons;
