import { productName } from '../../../../shared/brand.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { ThemeSwitch } from '../site-header.tsx';

/** Around what is shared by a link: the page is the sender's, not ours. */
export function PlainHeader() {
  return (
    <header className="header">
      <div className="share-wrap header-row">
        <a className="logo" href={documents.landing}>
          {productName}
        </a>
        <ThemeSwitch />
      </div>
    </header>
  );
}

export function PlainFooter() {
  return (
    <footer className="share-footer">
      <div className="share-wrap">
        <p>
          Partagé avec <a href={documents.landing}>{productName}</a>. Les annonces appartiennent à leurs annonceurs.
        </p>
        <nav aria-label="Informations légales">
          <a href={documents.notice}>Mentions légales</a>
          <a href={documents.privacy}>Confidentialité</a>
        </nav>
      </div>
    </footer>
  );
}
