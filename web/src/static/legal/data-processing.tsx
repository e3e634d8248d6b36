import { productName } from '../../../../shared/brand.ts';
import { documents } from '../../../../shared/page-paths.ts';

/** What article 28 of the GDPR wants a contract to say. */
export const processing = (
  <>
    <p>
      Les données dont l’éditeur est responsable sont décrites dans la page{' '}
      <a href={documents.privacy}>Confidentialité</a>. Pour celles que le client enregistre dans {productName}{' '}
      (prospects, échanges, annonces importées, évènements du pixel), le client est responsable du traitement et
      l’éditeur son sous-traitant. Il s’engage alors à :
    </p>
    <ul>
      <li>ne les traiter que pour fournir le service et sur instruction du client, le temps du contrat ;</li>
      <li>n’y donner accès qu’à des personnes tenues au secret ;</li>
      <li>mettre en œuvre les mesures de sécurité décrites dans la page Confidentialité ;</li>
      <li>
        ne faire appel qu’aux sous-traitants de la <a href={`${documents.privacy}#destinataires`}>liste publiée</a>,
        tenus aux mêmes obligations, et annoncer tout ajout trente jours avant, le client pouvant s’y opposer ;
      </li>
      <li>
        aider le client à répondre aux demandes des personnes : le CRM exporte et efface les données d’un prospect ;
      </li>
      <li>
        prévenir le client de toute violation de données dans les quarante-huit heures après en avoir eu connaissance ;
      </li>
      <li>effacer les données à la fin du contrat, après le délai de réversibilité ;</li>
      <li>tenir à sa disposition ce qui prouve le respect de ces obligations, et se prêter à un audit par an.</li>
    </ul>
    <p>
      Le client informe les personnes, dispose d’une base légale pour chaque traitement et n’enregistre aucune donnée
      sensible au sens de l’article 9 du RGPD.
    </p>
  </>
);
