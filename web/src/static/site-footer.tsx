import { productName } from '../../../shared/brand.ts';
import { documents, paths } from '../../../shared/page-paths.ts';
import { consentText } from '../lib/consent/consent-text.ts';
import { contactPath } from './contact-path.ts';

const columns = [
  {
    title: 'Produit',
    links: [
      { href: `${documents.landing}#fonctionnalites`, label: 'Fonctionnalités' },
      { href: `${documents.landing}#tarifs`, label: 'Tarifs' },
      { href: documents.docs, label: 'Référence de l’API' },
    ],
  },
  {
    title: 'Compte',
    links: [
      { href: paths.signUp, label: 'Créer un compte' },
      { href: paths.login, label: 'Se connecter' },
      { href: paths.forgotPassword, label: 'Mot de passe oublié ?' },
    ],
  },
  {
    title: 'Contact et informations légales',
    links: [
      { href: contactPath, label: 'Nous écrire' },
      { href: documents.notice, label: 'Mentions légales' },
      { href: documents.privacy, label: 'Confidentialité' },
      { href: consentText.detailsPath, label: 'Vos choix' },
      { href: documents.terms, label: 'Conditions d’utilisation' },
      { href: documents.sales, label: 'Conditions de vente' },
      { href: documents.processing, label: 'Sous-traitance des données' },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="footer">
      <div className="wrap footer-row">
        <div className="footer-brand">
          <a className="logo" href={documents.landing}>
            {productName}
          </a>
          <p>Le poste de travail des équipes marketing et des agences.</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="footer-title">{title}</p>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
