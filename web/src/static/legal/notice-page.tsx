import { productName } from '../../../../shared/brand.ts';
import { company } from '../../../../shared/company.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { Detail, Facts, LegalPage, type LegalSection } from './legal-page.tsx';

const publisher = (
  <Facts
    rows={[
      { name: 'Dénomination', value: <Detail value={company.name} missing="dénomination sociale" /> },
      { name: 'Forme', value: <Detail value={company.legalForm} missing="forme juridique" /> },
      { name: 'Capital', value: <Detail value={company.capital} missing="capital social" /> },
      { name: 'Immatriculation', value: <Detail value={company.registration} missing="ville et numéro RCS" /> },
      { name: 'TVA', value: <Detail value={company.vatNumber} missing="numéro de TVA intracommunautaire" /> },
      { name: 'Siège', value: <Detail value={company.address} missing="adresse du siège" /> },
      { name: 'Téléphone', value: <Detail value={company.phone} missing="téléphone" /> },
      { name: 'E-mail', value: <Detail value={company.email} missing="adresse e-mail" /> },
      {
        name: 'Directeur de la publication',
        value: <Detail value={company.publisher} missing="prénom et nom" />,
      },
    ]}
  />
);

const host = (
  <Facts
    rows={[
      { name: 'Hébergeur', value: 'Amazon Web Services EMEA SARL' },
      { name: 'Adresse', value: '38 avenue John F. Kennedy, L-1855 Luxembourg' },
      { name: 'Immatriculation', value: 'RCS Luxembourg B186284' },
      { name: 'Téléphone', value: <Detail value={company.hostPhone} missing="téléphone de l’hébergeur" /> },
    ]}
  />
);

const property = (
  <>
    <p>
      Le nom {productName}, son identité visuelle, ses textes et son code sont protégés. Aucune reproduction n’est
      permise sans accord écrit de l’éditeur, hors exceptions de la loi.
    </p>
    <p>
      Les annonces consultées dans la bibliothèque, leurs images, leurs textes et leurs marques appartiennent à leurs
      annonceurs. Elles sont présentées à des fins d’information et d’analyse. {productName} n’est affilié à aucun
      d’eux, ni aux plateformes qui les diffusent.
    </p>
  </>
);

const report = (
  <>
    <p>
      Vous êtes annonceur, auteur, ou une personne montrée dans une annonce, et un contenu vous semble illicite ou
      porter atteinte à vos droits ? Écrivez à <Detail value={company.email} missing="adresse e-mail" /> en indiquant
      l’adresse ou l’identifiant de l’annonce, le motif et vos coordonnées. Un contenu manifestement illicite est retiré
      promptement, et vous êtes informé de la suite donnée.
    </p>
    <p>
      Ce service tient lieu de point de contact au sens du règlement européen sur les services numériques. Les échanges
      s’y font en français ou en anglais.
    </p>
  </>
);

const credits = (
  <p>
    Textes composés en Inter et titres en Bricolage Grotesque, deux caractères distribués sous licence SIL Open Font
    License. Icônes Tabler, sous licence MIT. Les annonces montrées sur la page d’accueil sont des créations fictives.
  </p>
);

const law = (
  <p>
    Le site et le service sont soumis au droit français. Les règles d’usage du service sont dans les{' '}
    <a href={documents.terms}>conditions d’utilisation</a>, le traitement des données personnelles dans la page{' '}
    <a href={documents.privacy}>Confidentialité</a>.
  </p>
);

const sections: LegalSection[] = [
  { id: 'editeur', title: 'Éditeur', body: publisher },
  { id: 'hebergeur', title: 'Hébergeur', body: host },
  { id: 'propriete', title: 'Propriété intellectuelle', body: property },
  { id: 'signalement', title: 'Signaler un contenu', body: report },
  { id: 'credits', title: 'Crédits', body: credits },
  { id: 'droit', title: 'Droit applicable', body: law },
];

export function NoticePage() {
  return (
    <LegalPage
      path={documents.notice}
      title="Mentions légales"
      lead={`Qui publie ${productName}, qui l’héberge, et comment nous joindre.`}
      sections={sections}
    />
  );
}
