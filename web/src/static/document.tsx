import type { ReactNode } from 'react';
import { productName } from '../../../shared/brand.ts';
import { palette } from '../app/palette.ts';
import { PlainFooter, PlainHeader } from './share/plain-frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SpaceFooter, SpaceHeader } from './space/space-frame.tsx';

/** Addresses of the built files, their hashes included. */
export type Assets = {
  style: string;
  script: string;
  fonts: string[];
  /** The module that converts films, loaded when one is to be. */
  converter?: string;
};

type Props = {
  title: string;
  description: string;
  assets: Assets;
  behindLink?: 'share' | 'space';
  children: ReactNode;
};

const frames = {
  site: { Header: SiteHeader, Footer: SiteFooter },
  share: { Header: PlainHeader, Footer: PlainFooter },
  space: { Header: SpaceHeader, Footer: SpaceFooter },
};

/** A whole page: readable without its script. */
export function StaticDocument({ title, description, assets, behindLink, children }: Props) {
  const { Header, Footer } = frames[behindLink ?? 'site'];
  const fullTitle = title === productName ? title : `${title} · ${productName}`;
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {behindLink && <meta name="robots" content="noindex, nofollow" />}
        {behindLink && <meta name="referrer" content="no-referrer" />}
        <meta property="og:title" content={fullTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="fr_FR" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={palette.light.paper} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={palette.dark.paper} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        <script src="/theme.js" />
        <link rel="stylesheet" href={assets.style} />
        <script src={assets.script} defer data-converter={assets.converter} />
      </head>
      <body>
        <a className="skip" href="#contenu">
          Aller au contenu
        </a>
        <Header />
        <main id="contenu">{children}</main>
        <Footer />
      </body>
    </html>
  );
}
