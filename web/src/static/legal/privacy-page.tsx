import { productName } from '../../../../shared/brand.ts';
import { company } from '../../../../shared/company.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { Choices } from './choices.tsx';
import { Detail, LegalPage, type LegalSection, LegalTable } from './legal-page.tsx';
import { browserStorage, monitoring, purposes } from './privacy-facts.tsx';
import { recipients } from './recipients.tsx';

const contact = <Detail value={company.privacyEmail} missing="e-mail pour les données personnelles" />;

const controller = (
  <>
    <p>
      Pour votre compte et l’usage que vous faites du service, le responsable du traitement est{' '}
      <Detail value={company.name} missing="dénomination sociale" />,{' '}
      <Detail value={company.address} missing="adresse" />. Contact : {contact}.
    </p>
    <p>
      Pour les prospects que vous enregistrez, les annonces que vous importez et les événements que vous envoyez par le
      pixel, c’est vous, ou votre entreprise, qui êtes responsable du traitement. {productName} agit alors en
      sous-traitant, sur vos instructions : l’<a href={documents.processing}>accord de sous-traitance</a> dit quelles
      données nous traitons pour vous, et combien de temps elles sont gardées.
    </p>
  </>
);

const security = (
  <ul>
    <li>Les échanges sont chiffrés, les données le sont aussi au repos.</li>
    <li>Le mot de passe n’est pas conservé : seule une empreinte calculée par scrypt l’est.</li>
    <li>
      Vous pouvez demander, à la connexion, un code de votre téléphone en plus du mot de passe. Qui administre la
      plateforme y est obligé.
    </li>
    <li>Les jetons et les clés que vous confiez sont chiffrés à part, chacun pour un seul espace et un seul usage.</li>
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
