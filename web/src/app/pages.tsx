import { matchPath } from 'react-router-dom';
import { type LazyPage, type LoadPage, lazyPage } from './lazy-page.tsx';
import { paths } from './paths.ts';

export type PageEntry = LazyPage & { path: string; title: string };

const page = (path: string, title: string, load: LoadPage): PageEntry => ({
  path,
  title,
  ...lazyPage(load),
});

const coming = async () => (await import('./coming-page.tsx')).ComingPage;

export const signedOutPages = [
  page(paths.login, 'Connexion', async () => (await import('../features/auth/login-page.tsx')).LoginPage),
  page(
    paths.forgotPassword,
    'Mot de passe oublié',
    async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page(
    paths.resetPassword,
    'Nouveau mot de passe',
    async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  ),
];

export const signedInPages = [
  page(paths.home, 'Accueil', async () => (await import('../features/home/home-page.tsx')).HomePage),
  page(paths.dashboard, 'Dashboard', coming),
  page(paths.ads, 'Bibliothèque Annonces', coming),
  page(paths.boards, 'Boards Kanban', coming),
  page(paths.prospects, 'Prospects CRM', coming),
  page(paths.personas, 'Mes Personas', coming),
  page(paths.createPersona, 'Nouveau persona', coming),
  page(paths.aiGenerator, 'Générateur IA', coming),
  page(paths.campaigns, 'Campagnes', coming),
  page(paths.learningImport, 'IA Apprentissage', coming),
  page(paths.ugcMarketplace, 'UGC Marketplace', coming),
  page(paths.ugcCreator, 'Créateur UGC', coming),
  page(paths.ugcCampaigns, 'Mes Campagnes UGC', coming),
  page(paths.createUgcCampaign, 'Nouvelle campagne UGC', coming),
  page(paths.analytics, 'Analytics', coming),
  page(paths.notifications, 'Notifications', coming),
  page(paths.webhooks, 'Webhooks', coming),
  page(paths.settings, 'Paramètres', async () => (await import('../features/settings/settings-page.tsx')).SettingsPage),
  page(paths.adminDashboard, 'Admin Dashboard', coming),
  page(paths.adminUsers, 'Utilisateurs', coming),
  page(paths.adminUserPermissions, 'Permissions de l’utilisateur', coming),
  page(paths.adminPlans, 'Plans', coming),
  page(paths.adminPayments, 'Paiements', coming),
  page(paths.adminActivity, "Journal d'Activité", coming),
  page(paths.adminSettings, 'Paramètres Système', coming),
];

export function findPage(pages: readonly PageEntry[], pathname: string): PageEntry | undefined {
  return pages.find(({ path }) => matchPath(path, pathname));
}
