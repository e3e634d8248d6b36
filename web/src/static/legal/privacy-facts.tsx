import { challengeMinutes } from '../../../../shared/auth/second-factor.rules.ts';
import { productName } from '../../../../shared/brand.ts';
import { impersonationMinutes } from '../../../../shared/kernel/impersonator.ts';
import { keptDays, resetLinkHours } from '../../../../shared/kernel/kept-for.ts';
import { notificationLimits } from '../../../../shared/notifications/notifications.rules.ts';
import { invitationDays } from '../../../../shared/team/team.rules.ts';
import { creatorLimits } from '../../../../shared/ugc/creator.rules.ts';
import { spaceLimits } from '../../../../shared/ugc/space.rules.ts';
import { consentMonths } from '../../lib/consent/choice.ts';

/** What the product keeps of accounts, as its code does it: periods are those that the code keeps to. */
export const purposes = {
  caption: 'Traitements dont nous sommes responsables',
  columns: ['Données', 'Pourquoi', 'Base légale', 'Durée'],
  rows: [
    [
      'Prénom, nom, e-mail, entreprise, empreinte du mot de passe',
      'Créer et faire fonctionner votre compte',
      'Contrat',
      'La vie du compte',
    ],
    [
      'Double authentification : secret chiffré, empreintes des codes de récupération',
      'Vérifier que c’est vous, si vous l’activez',
      'Contrat',
      'Jusqu’à sa désactivation',
    ],
    [
      'Connexion qui attend un code : empreinte du navigateur, nombre de tentatives',
      'Finir de vous connecter',
      'Contrat',
      `${challengeMinutes} minutes`,
    ],
    ['Offre, dates d’essai, limites utilisées', 'Appliquer votre offre', 'Contrat', 'La vie de l’espace de travail'],
    [
      'Facturation : dénomination, SIREN, numéro de TVA, adresse, e-mail, état de l’abonnement, marque, quatre derniers chiffres et échéance de la carte',
      'Facturer l’abonnement',
      'Contrat',
      'La vie de l’espace de travail',
    ],
    [
      'Factures et pièces comptables, avec qui est facturé et son numéro de client chez Stripe',
      'Tenir la comptabilité, établir un avoir si un paiement est rendu',
      'Obligation légale : article L. 123-22 du code de commerce',
      '10 ans',
    ],
    [
      'Session : identifiant, dates, appareil, adresse IP',
      'Vous garder connecté, vous montrer vos appareils et pouvoir les déconnecter à distance',
      'Contrat',
      `${keptDays.session} jours après le dernier usage, ${keptDays.sessionAtMost} jours en tout`,
    ],
    [
      'Créateurs : adresse chiffrée, ce que vous dites de vous, identité et coordonnées bancaires chiffrées',
      'Vous présenter aux marques, signer vos contrats et vous faire payer',
      'Contrat',
      'Jusqu’à votre départ ; les contrats signés et les factures, comme la loi le demande',
    ],
    [
      'Créateurs : nom et adresse notés par une entreprise',
      'Vous proposer des collaborations avec elle',
      'Intérêt légitime : trouver des créateurs',
      `${creatorLimits.unopenedMonths} mois si vous n’ouvrez pas votre espace, sinon jusqu’à votre départ`,
    ],
    [
      'Créateurs : lien personnel, sous forme d’empreinte',
      'Ouvrir votre espace sans mot de passe',
      'Contrat',
      `${spaceLimits.linkDays} jours`,
    ],
    [
      'Appareils déjà utilisés, sous forme d’empreintes',
      'Vous prévenir d’une connexion depuis un nouvel appareil',
      'Intérêt légitime : sécurité',
      `${keptDays.usedDevice} jours`,
    ],
    [
      'Lien de désabonnement d’un e-mail : son empreinte, et ce qu’il arrête',
      'Vous laisser arrêter un e-mail sans vous connecter',
      'Intérêt légitime : respecter vos choix',
      `${keptDays.unsubscribeLink} jours après le dernier e-mail`,
    ],
    [
      'Changement d’adresse e-mail : l’ancienne adresse et la nouvelle',
      'Vous laisser revenir en arrière',
      'Intérêt légitime : sécurité',
      `${keptDays.emailChange} jours`,
    ],
    [
      'Invitation : adresse e-mail, rôle, message',
      'Vous laisser rejoindre l’espace de qui vous invite',
      'Intérêt légitime : travailler à plusieurs',
      `${invitationDays} jours, puis ${keptDays.endedInvitation} jours après la réponse, le retrait ou l’expiration`,
    ],
    ['Demande de nouveau mot de passe', 'Vérifier le lien reçu', 'Contrat', `${resetLinkHours} heure, un seul usage`],
    [
      'Adresse IP, e-mail ou identifiant, sous forme d’empreintes, et nombre de tentatives',
      'Freiner les tentatives d’intrusion et les abus',
      'Intérêt légitime : sécurité',
      'De quelques minutes à sept jours',
    ],
    [
      'Notifications : ce qui s’est passé dans votre espace',
      'Vous prévenir',
      'Contrat',
      `${notificationLimits.keptDays} jours`,
    ],
    [
      'Journal d’activité : qui a fait quoi et quand, adresse IP, noms des champs modifiés, jamais leurs valeurs',
      'Retracer les actions dans un espace',
      'Intérêt légitime : sécurité',
      `${keptDays.audit} jours`,
    ],
    [
      'Signalements et contenus soumis à la modération : texte signalé, motif, décision',
      'Traiter les signalements et leurs contestations',
      'Obligation légale : règlement (UE) 2022/2065',
      `${keptDays.moderation} jours après la décision`,
    ],
    [
      'Journaux techniques : identifiants de requête, d’espace et d’opération',
      'Exploiter le service et corriger ses pannes',
      'Intérêt légitime : exploitation',
      `${keptDays.logsAtMost} jours au plus`,
    ],
    [
      'Sauvegardes de la base de données',
      'Rétablir le service après un incident',
      'Intérêt légitime : sécurité',
      `${keptDays.backups} jours`,
    ],
  ],
};

export const browserStorage = {
  codeFirst: true,
  caption: 'Stockage local du navigateur : ni cookie, ni traceur tiers',
  columns: ['Nom', 'À quoi il sert', 'Quand', 'Durée'],
  rows: [
    ['token, refreshToken, clockOffset', 'Rester connecté', 'À la connexion', 'Jusqu’à la déconnexion'],
    ['spaceSession', 'Rester dans votre espace de créateur', 'Quand vous ouvrez votre lien', 'La session'],
    [
      'spaceUploads',
      'Reprendre l’envoi d’une vidéo là où il a été coupé',
      'Quand vous en envoyez une',
      'Jusqu’à la fin de l’envoi',
    ],
    [
      'device',
      'Vous permettre la connexion depuis un navigateur connu, même après trop de tentatives faites par d’autres',
      'À la connexion',
      `${keptDays.knownDevice} jours au plus`,
    ],
    [
      'lentToken',
      'Voir Réclame comme un client, dans cet onglet seulement',
      'Quand une personne de l’assistance le fait',
      `${impersonationMinutes} minutes au plus`,
    ],
    ['theme', 'Retenir le thème clair ou sombre', 'Quand vous en changez', 'Jusqu’à effacement'],
    [
      'sidebarNarrow, singleKeyShortcuts, firstStepsHidden, adFacet, lastBoard, prospectColumns, campaignColumns, campaignCardFigures, client',
      'Retenir vos réglages d’affichage, le board où vous enregistrez et le client que vous avez choisi',
      'Quand vous en changez',
      'Jusqu’à effacement',
    ],
    ['chunkReloadedAt', 'Ne recharger la page qu’une fois après une mise à jour', 'À une mise à jour', 'La session'],
    [
      'shareName',
      'Retenir le nom sous lequel vous commentez un board partagé',
      'Quand vous commentez',
      'Jusqu’à effacement',
    ],
    [
      'campaignImport, resultImport',
      'Reprendre l’import d’un fichier de campagnes ou de résultats là où vous l’aviez laissé',
      'Quand vous préparez un import',
      'La session',
    ],
    ['adOnDesk', 'Reprendre l’annonce que vous analysez', 'Quand vous en écrivez une', 'La session'],
    ['pageOnDesk', 'Reprendre la page que vous analysez', 'Quand vous en indiquez une', 'La session'],
    [
      'ugcBrief',
      'Reprendre le brief UGC que vous n’avez pas encore enregistré',
      'Quand vous en écrivez un',
      'La session',
    ],
    ['lastBrief', 'Écrire avec le brief dont vous vous êtes servi', 'Quand vous composez', 'La session'],
    ['notDuplicates', 'Passer les doublons que vous avez écartés', 'Quand vous en écartez', 'La session'],
    ['consent', 'Retenir votre choix et sa date', 'Quand vous choisissez', `${consentMonths} mois`],
    ['sentryReplaySession', 'Relier les pages d’un même enregistrement', 'Après votre accord seulement', 'La session'],
  ],
};

export const monitoring = (
  <>
    <p>
      Quand une erreur survient, {productName} envoie un rapport à Sentry : le message, l’endroit du code, la page sans
      ses paramètres, le navigateur, et la durée des opérations. Ni votre identité, ni vos cookies, ni votre adresse IP,
      ni le contenu des requêtes n’en font partie ; les adresses e-mail et les jetons qui s’y trouveraient sont effacés
      avant l’envoi. Base légale : notre intérêt légitime à fournir un service qui fonctionne.
    </p>
    <p>
      Avec votre accord, une session sur dix, et celles où une erreur survient, sont enregistrées pour être rejouées :
      les mouvements, les clics et la forme des pages. Tous les textes sont remplacés par des étoiles et toutes les
      images par des rectangles avant de quitter votre navigateur. Base légale : votre consentement.
    </p>
  </>
);
