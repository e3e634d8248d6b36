import type { ReactNode } from 'react';
import { productName } from '../../../shared/brand.ts';
import { trialDays } from '../../../shared/kernel/plans.ts';
import type { Route } from '../../../shared/kernel/route.ts';
import { documents } from '../../../shared/page-paths.ts';
import { DocsPage } from './docs/docs-page.tsx';
import { DocsWordPage } from './docs/docs-word-page.tsx';
import { docsWords } from './docs/docs-words.ts';
import { LandingPage } from './landing/landing-page.tsx';
import { NoticePage } from './legal/notice-page.tsx';
import { PrivacyPage } from './legal/privacy-page.tsx';
import { ProcessingPage } from './legal/processing-page.tsx';
import { SalesPage } from './legal/sales-page.tsx';
import { TermsPage } from './legal/terms-page.tsx';
import { SharedBoardPage } from './share/shared-board-page.tsx';
import { SpacePage } from './space/space-page.tsx';

export type StaticPage = {
  path: string;
  title: string;
  description: string;
  content: ReactNode;
  /** Read by those who hold its link, and by no search engine: a frame, a style and a script of its own. */
  behindLink?: 'share' | 'space';
};

/** Every document rendered at build; `routes` are those of the API, for its reference. */
export const staticPages = (routes: readonly Route[]): StaticPage[] => [
  {
    path: documents.landing,
    title: `${productName}, la veille publicitaire qui mène à la vente`,
    description: `Les annonces de vos concurrents, vos boards, vos prospects et vos campagnes dans un seul outil. Essai de ${trialDays} jours, sans carte.`,
    content: <LandingPage />,
  },
  {
    path: documents.docs,
    title: 'Référence de l’API',
    description: `Chaque appel de l’API HTTP de ${productName} : chemin, champs, réponses et refus.`,
    content: <DocsPage routes={routes} />,
  },
  ...docsWords(routes).map((shown, _, words) => ({
    path: shown.path,
    title: `/api/${shown.word}, référence de l’API`,
    description: `Les appels de l’API HTTP de ${productName} sous /api/${shown.word} : champs, réponses et refus.`,
    content: <DocsWordPage words={words} shown={shown} />,
  })),
  {
    path: documents.notice,
    title: 'Mentions légales',
    description: `Qui publie ${productName} et qui l’héberge.`,
    content: <NoticePage />,
  },
  {
    path: documents.privacy,
    title: 'Confidentialité',
    description: `Ce que ${productName} garde, où, pourquoi et combien de temps.`,
    content: <PrivacyPage />,
  },
  {
    path: documents.terms,
    title: 'Conditions d’utilisation',
    description: `Les règles du service ${productName}.`,
    content: <TermsPage />,
  },
  {
    path: documents.sales,
    title: 'Conditions générales de vente',
    description: `Prix, renouvellement, résiliation et paiement des abonnements de ${productName}.`,
    content: <SalesPage />,
  },
  {
    path: documents.processing,
    title: 'Sous-traitance des données',
    description: `Ce à quoi ${productName} s’engage pour les données que vous lui confiez, au sens de l’article 28 du RGPD.`,
    content: <ProcessingPage />,
  },
  {
    path: documents.sharedBoard,
    title: 'Board partagé',
    description: `Des annonces publicitaires réunies et rangées avec ${productName}.`,
    content: <SharedBoardPage />,
    behindLink: 'share',
  },
  {
    path: documents.space,
    title: 'Espace créateur',
    description: `Les collaborations des créateurs avec les marques, sur ${productName}.`,
    content: <SpacePage />,
    behindLink: 'space',
  },
];
