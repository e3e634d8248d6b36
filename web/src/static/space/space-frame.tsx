import { productName } from '../../../../shared/brand.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { ThemeSwitch } from '../site-header.tsx';

/** Around the pages of creators: nothing of the application, which is not theirs. */
export function SpaceHeader() {
  return (
    <header className="header">
      <div className="space-wrap header-row">
        <a className="logo" href={documents.space}>
          {productName}
        </a>
        <ThemeSwitch />
      </div>
    </header>
  );
}

export function SpaceFooter() {
  return (
    <footer className="space-footer">
      <nav className="space-wrap" aria-label="Informations légales">
        <a href={documents.notice}>Mentions légales</a>
        <a href={documents.privacy}>Confidentialité</a>
      </nav>
    </footer>
  );
}
