import { IconMenu2, IconMoon, IconSun } from '@tabler/icons-react';
import { productName } from '../../../shared/brand.ts';
import { trialDays } from '../../../shared/kernel/plans.ts';
import { documents, paths } from '../../../shared/page-paths.ts';

const sections = [
  { href: `${documents.landing}#fonctionnalites`, label: 'Fonctionnalités' },
  { href: `${documents.landing}#tarifs`, label: 'Tarifs' },
  { href: `${documents.landing}#questions`, label: 'Questions' },
];

export function SiteHeader() {
  return (
    <header className="header">
      <div className="wrap header-row">
        <a className="logo" href={documents.landing}>
          {productName}
        </a>
        <nav className="header-nav" aria-label="Navigation principale">
          <SectionLinks />
        </nav>
        <div className="header-acts">
          <ThemeSwitch />
          <a className="button button-plain when-signed-out header-sign-in" href={paths.login}>
            Se connecter
          </a>
          <a className="button button-accent when-signed-out" href={paths.signUp}>
            Essayer {trialDays} jours
          </a>
          <a className="button button-accent when-signed-in" href={paths.home}>
            Ouvrir {productName}
          </a>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

function SectionLinks() {
  return sections.map(({ href, label }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));
}

function PhoneMenu() {
  return (
    <details className="phone-menu">
      <summary aria-label="Menu">
        <IconMenu2 size={22} aria-hidden />
      </summary>
      <nav aria-label="Menu">
        <SectionLinks />
        <a className="when-signed-out" href={paths.login}>
          Se connecter
        </a>
      </nav>
    </details>
  );
}

export function ThemeSwitch() {
  return (
    <button type="button" className="theme-switch" data-theme-switch aria-label="Changer de thème, clair ou sombre">
      <IconMoon size={20} aria-hidden className="when-light" />
      <IconSun size={20} aria-hidden className="when-dark" />
    </button>
  );
}
