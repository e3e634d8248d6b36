import type { ReactNode } from 'react';
import { company } from '../../../../shared/company.ts';
import { Detail, LegalTable } from './legal-page.tsx';

/** Where every stage of `infra/config.ts` keeps its data. */
export const hostRegion = 'eu-west-3';

const rows: ReactNode[][] = [
  [
    'Amazon Web Services EMEA SARL',
    'Hébergement, fichiers, sauvegardes, envoi des e-mails',
    'Toutes',
    `France, région de Paris (${hostRegion})`,
    'Toujours',
  ],
  [
    'Amazon Web Services EMEA SARL (Bedrock)',
    'Écriture de textes par un modèle d’IA',
    'La demande et les faits qu’elle cite : brief, marque, persona, annonce ; jamais les prospects',
    'Union européenne',
    'Pour les textes demandés, sauf si vous choisissez le moteur intégré ou votre propre modèle',
  ],
  [
    'Functional Software, Inc. (Sentry)',
    'Suivi des erreurs, enregistrement de session masqué',
    'Message et endroit de l’erreur, page, navigateur ; jamais votre identité',
    <Detail key="region" value={company.monitoringRegion} missing="région d’hébergement choisie chez Sentry" />,
    'Erreurs : toujours ; enregistrement : avec votre accord',
  ],
  [
    'Stripe Payments Europe, Limited',
    'Paiement des abonnements',
    'Dénomination, adresse, e-mail de facturation, SIREN, numéro de TVA, offre ; la carte est saisie chez Stripe et ne passe pas par nous',
    'Irlande et États-Unis',
    'Si vous payez en ligne',
  ],
  [
    'Meta Platforms Ireland Limited',
    'Lecture de la bibliothèque publicitaire et des comptes publicitaires, transmission des conversions',
    'Votre jeton ; pour les conversions de personnes qui y ont consenti : coordonnées hachées, adresse IP, navigateur, identifiants de clic',
    'Irlande et États-Unis',
    'Si vous reliez un compte ou un pixel',
  ],
];

/** Who receives what, and when: those that we choose, then those that the customer does. */
export const recipients = (
  <>
    <p>Vos données ne sont ni vendues, ni louées, ni utilisées pour de la publicité. Elles sont confiées à :</p>
    <LegalTable
      caption="Nos sous-traitants et les plateformes reliées"
      columns={['Qui', 'Pourquoi', 'Quelles données', 'Où', 'Quand']}
      rows={rows}
    />
    <p>S’y ajoutent, seulement si vous le décidez :</p>
    <ul>
      <li>
        <strong>le fournisseur du modèle d’IA que vous reliez</strong>, à l’adresse et avec la clé que vous donnez : il
        reçoit ce que vous lui demandez d’écrire, sous votre contrat avec lui ;
      </li>
      <li>
        <strong>les adresses que vous déclarez</strong> dans vos webhooks, pour les événements que vous choisissez ;
      </li>
      <li>
        <strong>les personnes à qui vous donnez un lien public</strong> de board ou de rapport, ou que vous ajoutez aux
        destinataires d’un rapport.
      </li>
    </ul>
    <p>
      Les pages et les réponses du service passent par le réseau de distribution d’Amazon Web Services, qui ne les
      conserve pas. Si un de ces prestataires traite des données hors de l’Union européenne, le transfert repose sur une
      décision d’adéquation ou sur les clauses contractuelles types de la Commission européenne.
    </p>
  </>
);
