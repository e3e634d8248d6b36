import { productName } from '../../../../shared/brand.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { company } from '../company.ts';
import { Choices } from './choices.tsx';
import { Detail, LegalPage, type LegalSection, LegalTable } from './legal-page.tsx';
import { browserStorage, monitoring, purposes } from './privacy-facts.tsx';

const contact = <Detail value={company.privacyEmail} missing="e-mail pour les données personnelles" />;

const controller = (
  <>
    <p>
      Pour votre compte et l’usage que vous faites du service, le responsable du traitement est{' '}
      <Detail value={company.name} missing="dénomination sociale" />,{' '}
      <Detail value={company.address} missing="adresse" />. Contact : {contact}.
    </p>
    <p>
      Pour les prospects que vous enregistrez, les annonces que vous importez et les évènements que vous envoyez par le
      pixel, c’est vous, ou votre entreprise, qui êtes responsable du traitement. {productName} agit alors en
      sous-traitant, sur vos instructions, dans les termes des{' '}
      <a href={`${documents.terms}#donnees`}>conditions d’utilisation</a>.
    </p>
  </>
);

const recipients = (
  <>
    <p>Vos données ne sont ni vendues, ni louées, ni utilisées pour de la publicité. Elles sont confiées à :</p>
    <ul>
      <li>
        <strong>Amazon Web Services</strong>, qui héberge le service, ses sauvegardes et l’envoi de ses e-mails, dans
        l’Union européenne (région de Paris).
      </li>
      <li>
        <strong>Sentry</strong> (Functional Software, Inc.), qui reçoit les rapports d’erreurs, et les enregistrements
        de session si vous y consentez. Conservation :{' '}
        <Detail value={company.monitoringRegion} missing="région d’hébergement choisie chez Sentry" />.
      </li>
      <li>
        <strong>Meta</strong>, uniquement si vous reliez un pixel et que la personne concernée a consenti : les données
        y partent hachées, selon vos réglages.
      </li>
      <li>
        <strong>Les adresses que vous déclarez</strong> dans vos webhooks, pour les évènements que vous choisissez.
      </li>
    </ul>
    <p>
      Si un de ces prestataires traite des données hors de l’Union européenne, le transfert repose sur une décision
      d’adéquation ou sur les clauses contractuelles types de la Commission européenne.
    </p>
  </>
);

const security = (
  <ul>
    <li>Les échanges sont chiffrés, les données le sont aussi au repos.</li>
    <li>Le mot de passe n’est pas conservé : seule une empreinte calculée par scrypt l’est.</li>
    <li>Chaque espace est cloisonné : aucune requête ne peut lire celui d’un autre.</li>
    <li>Changer de mot de passe ou se déconnecter met fin aux sessions aussitôt.</li>
    <li>En cas de violation de données, la CNIL et les personnes concernées sont prévenues dans les délais du RGPD.</li>
  </ul>
);

const rights = (
  <>
    <p>
      Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement
      ou leur portabilité, vous opposer à un traitement fondé sur l’intérêt légitime, retirer votre consentement à tout
      moment, et dire ce que vos données deviendront après votre mort.
    </p>
    <p>
      Écrivez à {contact}. La réponse vient dans le mois. Si elle ne vous convient pas, vous pouvez saisir la{' '}
      <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
    </p>
    <p>
      Vous figurez parmi les prospects d’un de nos clients ? Adressez-vous d’abord à lui : il dispose dans {productName}{' '}
      des outils pour vous répondre. Nous lui transmettons toute demande qui nous parviendrait.
    </p>
  </>
);

const sections: LegalSection[] = [
  { id: 'responsable', title: 'Qui est responsable', body: controller },
  { id: 'donnees', title: 'Ce qui est traité, pourquoi, combien de temps', body: <LegalTable {...purposes} /> },
  { id: 'navigateur', title: 'Ce que votre navigateur garde', body: <LegalTable {...browserStorage} /> },
  { id: 'erreurs', title: 'Suivi des erreurs et enregistrement de session', body: monitoring },
  { id: 'choix', title: 'Vos choix', body: <Choices /> },
  { id: 'destinataires', title: 'Qui reçoit vos données', body: recipients },
  { id: 'securite', title: 'Sécurité', body: security },
  { id: 'droits', title: 'Vos droits', body: rights },
];

export function PrivacyPage() {
  return (
    <LegalPage
      path={documents.privacy}
      title="Confidentialité"
      lead="Ce qui est gardé, où, pourquoi et combien de temps. Aucun cookie publicitaire, aucune mesure d’audience."
      sections={sections}
    />
  );
}
