import { productName } from '../../../../shared/brand.ts';
import { company } from '../../../../shared/company.ts';
import { keptDays } from '../../../../shared/kernel/kept-for.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { entrusted } from './entrusted-facts.ts';
import { Detail, LegalPage, type LegalSection, LegalTable } from './legal-page.tsx';

const parties = (
  <>
    <p>
      Cet accord lie le client, responsable du traitement des données qu’il enregistre dans {productName}, et{' '}
      <Detail value={company.name} missing="dénomination sociale" />, son sous-traitant, ci-après « l’éditeur ». Il fait
      partie des <a href={documents.terms}>conditions d’utilisation</a> et vaut contrat au sens de l’article 28 du
      règlement (UE) 2016/679 (RGPD).
    </p>
    <p>
      Les données dont l’éditeur est lui-même responsable (comptes, sessions, facturation) sont décrites dans la page{' '}
      <a href={documents.privacy}>Confidentialité</a>.
    </p>
  </>
);

const treatment = (
  <>
    <p>
      <strong>Objet et nature :</strong> héberger, ranger, chercher, calculer, afficher, transmettre et supprimer, pour
      fournir le service. <strong>Durée :</strong> celle du contrat. <strong>Personnes concernées :</strong> prospects,
      clients et contacts du client, visiteurs de ses sites, membres de son équipe. <strong>Données :</strong> celles du
      tableau ci-dessous ; aucune donnée sensible au sens de l’article 9 du RGPD ne doit y être enregistrée.
    </p>
    <LegalTable {...entrusted} />
  </>
);

const duties = (
  <>
    <p>L’éditeur s’engage à :</p>
    <ul>
      <li>
        ne traiter les données que pour fournir le service et sur instruction documentée du client, dont ses réglages et
        ses actions dans le service sont la forme ordinaire ;
      </li>
      <li>le prévenir si une instruction lui paraît contraire au RGPD ;</li>
      <li>n’y donner accès qu’à des personnes tenues au secret ;</li>
      <li>
        mettre en œuvre les <a href={`${documents.privacy}#securite`}>mesures de sécurité</a> publiées ;
      </li>
      <li>
        l’aider à répondre aux personnes : le service exporte et efface toutes les données d’un prospect, et garde la
        date jusqu’à laquelle le conserver ;
      </li>
      <li>l’aider, à sa demande, dans une analyse d’impact ou une consultation de la CNIL ;</li>
      <li>
        le prévenir de toute violation de données dans les quarante-huit heures après en avoir eu connaissance, avec ce
        qu’il en sait ;
      </li>
      <li>tenir un registre des traitements qu’il fait pour ses clients ;</li>
      <li>tenir à sa disposition ce qui prouve le respect de ces obligations, et se prêter à un audit par an.</li>
    </ul>
  </>
);

const others = (
  <p>
    Le client autorise l’éditeur à faire appel aux sous-traitants de la{' '}
    <a href={`${documents.privacy}#destinataires`}>liste publiée</a>, tenus par contrat aux mêmes obligations. Tout
    ajout ou remplacement est annoncé par e-mail trente jours avant ; le client peut s’y opposer et, à défaut d’une
    autre solution, résilier sans frais. L’éditeur répond de leurs manquements comme des siens.
  </p>
);

const customer = (
  <p>
    Le client informe les personnes, dispose d’une base légale pour chaque traitement, respecte leurs oppositions et
    règle qui, dans son équipe, accède à quoi. Il tient ses instructions à jour par ses réglages.
  </p>
);

const end = (
  <p>
    Pendant toute la durée du contrat et trente jours après sa fin, le client exporte ses données dans des formats
    ouverts. Passé ce délai, l’éditeur les efface ; elles disparaissent des sauvegardes dans les {keptDays.backups}{' '}
    jours. Seul reste ce que la loi oblige à garder : les factures et à qui elles s’adressent, ici et chez Stripe, dix
    ans (article L. 123-22 du code de commerce).
  </p>
);

const sections: LegalSection[] = [
  { id: 'parties', title: 'Parties', body: parties },
  { id: 'traitement', title: 'Le traitement', body: treatment },
  { id: 'engagements', title: 'Engagements de l’éditeur', body: duties },
  { id: 'sous-traitants', title: 'Autres sous-traitants', body: others },
  { id: 'client', title: 'Engagements du client', body: customer },
  { id: 'fin', title: 'Fin du contrat', body: end },
];

export function ProcessingPage() {
  return (
    <LegalPage
      path={documents.processing}
      title="Sous-traitance des données"
      lead="L’accord de l’article 28 du RGPD, pour les données que vous confiez au service."
      sections={sections}
    />
  );
}
