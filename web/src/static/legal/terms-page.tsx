import { productName } from '../../../../shared/brand.ts';
import { company } from '../../../../shared/company.ts';
import { keptDays } from '../../../../shared/kernel/kept-for.ts';
import { plans, trialDays } from '../../../../shared/kernel/plans.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { Detail, LegalPage, type LegalSection } from './legal-page.tsx';

const purpose = (
  <>
    <p>
      {productName} est un service en ligne destiné aux professionnels : une bibliothèque d’annonces publicitaires, des
      boards, un CRM de prospects, des personas, un générateur de textes, un suivi de campagnes, une place de marché de
      créateurs, des webhooks et une API. Il est édité par{' '}
      <Detail value={company.name} missing="dénomination sociale" />, ci-après « l’éditeur ».
    </p>
    <p>
      Les présentes conditions lient l’éditeur et la personne ou l’entreprise qui ouvre un espace de travail, ci-après «
      le client ». Créer un compte vaut acceptation. Les conditions d’achat du client ne s’y appliquent pas, sauf accord
      écrit.
    </p>
  </>
);

const account = (
  <>
    <p>
      Le compte est personnel. Le client fournit des renseignements exacts, tient son mot de passe secret et répond de
      ce qui est fait depuis ses comptes. Il prévient l’éditeur sans attendre de toute utilisation suspecte.
    </p>
    <p>
      L’éditeur peut suspendre un compte qui met le service en danger ou enfreint ces conditions, en disant pourquoi, et
      après un avertissement quand l’urgence le permet.
    </p>
  </>
);

const offers = (
  <p>
    Un espace de travail s’ouvre par un essai de {trialDays} jours, sans carte bancaire ni engagement. Les prix, le
    renouvellement, la résiliation et le paiement des abonnements sont dans les{' '}
    <a href={documents.sales}>conditions générales de vente</a>.
  </p>
);

const data = (
  <p>
    Les données dont l’éditeur est responsable sont décrites dans la page{' '}
    <a href={documents.privacy}>Confidentialité</a>. Pour celles que le client enregistre dans {productName}, l’éditeur
    est son sous-traitant : l’<a href={documents.processing}>accord de sous-traitance</a> fait partie de ces conditions.
  </p>
);

const use = (
  <>
    <p>Le client s’engage à ne pas :</p>
    <ul>
      <li>reproduire les annonces d’autrui en violation des droits de leurs auteurs ou annonceurs ;</li>
      <li>enregistrer des prospects sans base légale, ou démarcher ceux qui s’y sont opposés ;</li>
      <li>envoyer par le pixel des événements de personnes qui n’y ont pas consenti ;</li>
      <li>extraire massivement le contenu du service hors de ses exports et de son API ;</li>
      <li>
        contourner les limites de son offre, sonder ou perturber le service, ou tenter d’accéder à d’autres espaces ;
      </li>
      <li>produire des contenus trompeurs, haineux ou illicites.</li>
    </ul>
    <p>
      La recherche de failles menée de bonne foi, sur son propre espace et signalée à l’éditeur avant toute publication,
      n’enfreint pas ces conditions.
    </p>
  </>
);

const content = (
  <>
    <p>
      Le client garde tous ses droits sur ce qu’il enregistre, importe ou produit. Il accorde à l’éditeur ce qu’il faut
      pour le stocker, l’afficher et le traiter, le temps du contrat et pour ce seul service.
    </p>
    <p>
      Les annonces de la bibliothèque appartiennent à leurs annonceurs. Le client peut les consulter et s’en inspirer ;
      il lui revient d’obtenir l’accord des titulaires avant toute reprise.
    </p>
    <p>
      Les analyses, scores et textes proposés par le générateur sont des aides. Ils peuvent être inexacts ou ressembler
      à d’autres : le client les relit et répond de ce qu’il publie.
    </p>
  </>
);

const availability = (
  <>
    <p>
      L’éditeur met en œuvre les moyens raisonnables pour que le service soit disponible, sauvegardé et sûr. Les
      opérations qui l’interrompent sont annoncées quand elles sont prévues. L’offre {plans.enterprise.name} comporte un
      engagement de disponibilité de 99,9 % par mois, dont le contrat particulier fixe la mesure et les pénalités.
    </p>
    <p>
      Le service s’appuie sur des plateformes tierces, comme la bibliothèque publicitaire de Meta. Leurs changements ou
      leurs coupures peuvent en réduire les fonctions, sans faute de l’éditeur.
    </p>
  </>
);

const liability = (
  <p>
    L’éditeur répond des dommages directs et prévisibles causés par sa faute, dans la limite des sommes payées par le
    client pendant les douze mois précédents. Cette limite ne joue ni en cas de faute lourde ou intentionnelle, ni pour
    les dommages corporels, ni là où la loi l’interdit. Aucune partie ne répond d’un cas de force majeure.
  </p>
);

const end = (
  <>
    <p>
      Le client peut partir quand il veut. Ses prospects, ses boards et ses annonces s’exportent dans des formats
      ouverts pendant toute la durée du contrat et pendant trente jours après sa fin. Passé ce délai, les données de
      l’espace sont effacées, puis disparaissent des sauvegardes dans les {keptDays.backups} jours. Seul reste ce que la
      loi oblige à garder : les factures et à qui elles s’adressent, dix ans.
    </p>
    <p>
      Chaque partie peut mettre fin au contrat si l’autre manque gravement à ses obligations et n’y remédie pas dans les
      trente jours d’une mise en demeure.
    </p>
  </>
);

const law = (
  <>
    <p>
      Une modification de ces conditions est annoncée par e-mail trente jours avant son entrée en vigueur ; le client
      qui la refuse peut partir sans frais jusque-là.
    </p>
    <p>
      Le contrat est soumis au droit français. Les parties cherchent d’abord un accord amiable. À défaut, les tribunaux
      de <Detail value={company.court} missing="ville du tribunal compétent" /> sont compétents entre professionnels.
    </p>
  </>
);

const sections: LegalSection[] = [
  { id: 'objet', title: 'Objet', body: purpose },
  { id: 'compte', title: 'Compte', body: account },
  { id: 'offres', title: 'Essai, offres et paiement', body: offers },
  { id: 'usage', title: 'Bon usage', body: use },
  { id: 'contenus', title: 'Contenus', body: content },
  { id: 'donnees', title: 'Données personnelles', body: data },
  { id: 'disponibilite', title: 'Disponibilité', body: availability },
  { id: 'responsabilite', title: 'Responsabilité', body: liability },
  { id: 'fin', title: 'Fin du contrat et réversibilité', body: end },
  { id: 'droit', title: 'Modifications, droit et litiges', body: law },
];

export function TermsPage() {
  return (
    <LegalPage
      path={documents.terms}
      title="Conditions d’utilisation"
      lead="Ce que le service vous doit, ce que vous lui devez, et comment en partir."
      sections={sections}
    />
  );
}
