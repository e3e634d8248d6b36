import { matchPath } from 'react-router-dom';
import { paths } from '../../../shared/page-paths.ts';
import { type LazyPage, type Load, lazyPage } from '../lib/lazy-page.tsx';

export type PageEntry = LazyPage & {
  path: string;
  title: string;
};

const page = (path: string, title: string, load: Load): PageEntry => ({
  path,
  title,
  ...lazyPage(load),
});

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

/** For anyone, signed in or not: the link of a mail leads here. */
export const openPages = [
  page(
    paths.impersonation,
    'Voir comme',
    async () => (await import('../features/impersonation/impersonation-page.tsx')).ImpersonationPage,
  ),
  page(
    paths.subscription,
    'Recevoir des rapports',
    async () => (await import('../features/analytics/subscription/subscription-page.tsx')).SubscriptionPage,
  ),
  page(
    paths.unsubscribe,
    'Ne plus recevoir ces e-mails',
    async () => (await import('../features/notifications/unsubscribe-page.tsx')).UnsubscribePage,
  ),
  page(
    paths.restoreEmail,
    'Garder mon adresse',
    async () => (await import('../features/auth/restore-email-page.tsx')).RestoreEmailPage,
  ),
];

// biome-ignore format: one line a page
export const signedInPages = {
  home: page(paths.home, 'Accueil', async () => (await import('./home.tsx')).Home),
  dashboard: page(paths.dashboard, 'Dashboard', async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage),
  ads: page(paths.ads, 'Bibliothèque Annonces', async () => (await import('../features/ads/ads-page.tsx')).AdsPage),
  boards: page(paths.boards, 'Boards Kanban', async () => (await import('../features/boards/boards-page.tsx')).BoardsPage),
  prospects: page(paths.prospects, 'Prospects CRM', async () => (await import('../features/prospects/prospects-page.tsx')).ProspectsPage),
  personas: page(paths.personas, 'Mes Personas', async () => (await import('../features/personas/personas-page.tsx')).PersonasPage),
  createPersona: page(paths.createPersona, 'Nouveau persona', async () => (await import('../features/personas/personas-page.tsx')).NewPersonaPage),
  aiGenerator: page(paths.aiGenerator, 'Générateur IA', async () => (await import('../features/ai/ai-page.tsx')).AiPage),
  campaigns: page(paths.campaigns, 'Campagnes', async () => (await import('../features/campaigns/campaigns-page.tsx')).CampaignsPage),
  learningImport: page(paths.learningImport, 'IA Apprentissage', async () => (await import('../features/learning/learning-page.tsx')).LearningPage),
  ugcMarketplace: page(paths.ugcMarketplace, 'UGC Marketplace', async () => (await import('../features/ugc/marketplace/marketplace-page.tsx')).MarketplacePage),
  ugcCreator: page(paths.ugcCreator(':id'), 'Créateur UGC', async () => (await import('../features/ugc/creator/creator-page.tsx')).CreatorPage),
  ugcCampaigns: page(paths.ugcCampaigns, 'Mes Campagnes UGC', async () => (await import('../features/ugc/campaigns/ugc-campaigns-page.tsx')).UgcCampaignsPage),
  createUgcCampaign: page(paths.createUgcCampaign, 'Nouvelle campagne UGC', async () => (await import('../features/ugc/campaigns/ugc-campaigns-page.tsx')).NewUgcCampaignPage),
  analytics: page(paths.analytics, 'Analytics', async () => (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage),
  notifications: page(paths.notifications, 'Notifications', async () => (await import('../features/notifications/notifications-page.tsx')).NotificationsPage),
  webhooks: page(paths.webhooks, 'Webhooks', async () => (await import('../features/webhooks/webhooks-page.tsx')).WebhooksPage),
  settings: page(paths.settings, 'Paramètres', async () => (await import('../features/settings/settings-page.tsx')).SettingsPage),
  adminDashboard: page(paths.adminDashboard, 'Admin Dashboard', async () => (await import('../features/admin/dashboard/dashboard-page.tsx')).DashboardPage),
  adminUsers: page(paths.adminUsers, 'Utilisateurs', async () => (await import('../features/admin/users/users-page.tsx')).UsersPage),
  adminUserPermissions: page(paths.adminUserPermissions(':userId'), 'Permissions de l’utilisateur', async () => (await import('../features/admin/permissions/permissions-page.tsx')).PermissionsPage),
  adminPlans: page(paths.adminPlans, 'Plans', async () => (await import('../features/admin/plans/plans-page.tsx')).PlansPage),
  adminPayments: page(paths.adminPayments, 'Paiements', async () => (await import('../features/admin/payments/payments-page.tsx')).PaymentsPage),
  adminActivity: page(paths.adminActivity, "Journal d'Activité", async () => (await import('../features/admin/activity/activity-page.tsx')).ActivityPage),
  adminSettings: page(paths.adminSettings, 'Paramètres Système', async () => (await import('../features/admin/settings/system-settings-page.tsx')).SystemSettingsPage),
};

export function findPage(pages: readonly PageEntry[], pathname: string): PageEntry | undefined {
  return pages.find(({ path }) => matchPath(path, pathname));
}
