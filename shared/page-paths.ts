/** Every address of the application. */
export const paths = {
  login: '/login',
  signUp: '/login?tab=sign-up',
  /** Also for who is signed in: `confirmationIn` is what it carries. */
  confirmEmailWith: (token: string) => `/login?confirmation=${token}`,
  /** The way back from a change of address: asked there before it is taken. */
  subscription: '/abonnement/:token',
  restoreEmail: '/restore-email',
  restoreEmailWith: (token: string) => `/restore-email?confirmation=${token}`,
  /** Also for who is signed in: `invitationIn` is what it carries. */
  invitationWith: (token: string) => `/login?invitation=${token}`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  resetPasswordWith: (token: string) => `/reset-password?token=${token}`,
  home: '/',
  dashboard: '/dashboard',
  ads: '/ads',
  adsOf: (advertiserId: string) => `/ads?advertiserId=${encodeURIComponent(advertiserId)}`,
  /** What a saved search found since then. */
  newAdsOf: (query: string, since?: string) =>
    since
      ? `/ads?${query.replace(/(^|&)addedSince=[^&]*/g, '')}&addedSince=${encodeURIComponent(since)}`
      : `/ads?${query}`,
  /** The library, whose saved ads go on that board, in that column when one is named. */
  adsFor: (boardId: string, columnId?: string) =>
    `/ads?board=${encodeURIComponent(boardId)}${columnId ? `&colonne=${encodeURIComponent(columnId)}` : ''}`,
  adImports: '/ads?onglet=imports',
  boards: '/boards',
  board: (id: string) => `/boards?board=${encodeURIComponent(id)}`,
  boardCard: (id: string, cardId: string) =>
    `/boards?board=${encodeURIComponent(id)}&annonce=${encodeURIComponent(cardId)}`,
  prospects: '/prospects',
  prospect: (id: string) => `/prospects?prospect=${encodeURIComponent(id)}`,
  /** Those whose next action should have been done. */
  overdueProspects: '/prospects?action=retard',
  /** Those to be kept no longer on that day. */
  prospectsKeptUntil: (day: string) => `/prospects?retainUntilBefore=${day}`,
  personas: '/personas',
  persona: (id: string) => `/personas?persona=${encodeURIComponent(id)}`,
  createPersona: '/personas/create',
  aiGenerator: '/ai-generator',
  generation: (id: string) => `/ai-generator?generation=${encodeURIComponent(id)}`,
  brand: (id: string) => `/ai-generator?onglet=marques&marque=${encodeURIComponent(id)}`,
  brief: (id: string) => `/ai-generator?onglet=briefs&brief=${encodeURIComponent(id)}`,
  campaigns: '/campaigns',
  campaignImports: '/campaigns?onglet=imports',
  newCampaignImport: '/campaigns?onglet=imports&etape=fichier',
  newCampaign: '/campaigns?nouvelle=1',
  campaignNaming: '/campaigns?reglage=nommage',
  connections: '/campaigns?onglet=connexions',
  campaign: (id: string) => `/campaigns?campagne=${encodeURIComponent(id)}`,
  /** Campaigns by their ids, ads as `campaign/ad`. */
  comparing: (ids: readonly string[]) =>
    `/campaigns?onglet=comparer&${ids.map((id) => `ids=${encodeURIComponent(id)}`).join('&')}`,
  campaignAlerts: '/campaigns?onglet=alertes',
  learningImport: '/learning/import',
  ugcMarketplace: '/ugc/marketplace',
  ugcCreator: (id: string) => `/ugc/creators/${id}`,
  ugcCampaigns: '/ugc/campaigns',
  ugcCampaign: (id: string) => `/ugc/campaigns?campagne=${encodeURIComponent(id)}`,
  ugcCollaboration: (id: string) => `/ugc/campaigns?collaboration=${encodeURIComponent(id)}`,
  ugcRights: '/ugc/campaigns?onglet=droits',
  ugcStillShown: '/ugc/campaigns?onglet=droits&droits=encore-diffuses',
  ugcBrands: '/ugc/campaigns?onglet=annonceurs',
  createUgcCampaign: '/ugc/campaigns/create',
  editUgcCampaign: (id: string) => `/ugc/campaigns/create?campagne=${encodeURIComponent(id)}`,
  analytics: '/analytics',
  reports: '/analytics?onglet=rapports',
  report: (id: string) => `/analytics?onglet=rapports&rapport=${encodeURIComponent(id)}`,
  notifications: '/notifications',
  /** Where a tab waits for what lets it see Réclame as someone else. */
  impersonation: '/voir-comme',
  security: '/settings?onglet=securite',
  notificationPreferences: '/settings?onglet=notifications',
  /** For whoever holds a mail, signed in or not. */
  unsubscribe: '/desabonnement/:token',
  unsubscribeWith: (token: string) => `/desabonnement/${token}`,
  webhooks: '/webhooks',
  webhook: (id: string) => `/webhooks?webhook=${encodeURIComponent(id)}`,
  pixels: '/webhooks?onglet=pixel',
  pixel: (id: string) => `/webhooks?onglet=pixel&pixel=${encodeURIComponent(id)}`,
  settings: '/settings',
  clients: '/settings?onglet=clients',
  client: (id: string) => `/settings?onglet=clients&client=${encodeURIComponent(id)}`,
  team: '/settings?onglet=equipe',
  billing: '/settings?onglet=facturation',
  apiKeys: '/settings?onglet=cles-api',
  data: '/settings?onglet=donnees',
  metaToken: '/settings?onglet=connexions',
  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/users',
  adminUserPermissions: (userId: string) => `/admin/users/${userId}/permissions`,
  adminPlans: '/admin/plans',
  adminPayments: '/admin/payments',
  adminActivity: '/admin/activity',
  adminSettings: '/admin/settings',
} as const;

/** The secret that the link carries which proves an address. */
export const confirmationIn = (search: URLSearchParams): string | null => search.get('confirmation');

/** The secret of a mailed invitation. */
export const invitationIn = (search: URLSearchParams): string | null => search.get('invitation');

/** Documents rendered at build, outside the application: a link to one of them is a plain `<a>`. */
export const documents = {
  landing: '/landing',
  docs: '/docs',
  notice: '/legal/mentions',
  privacy: '/legal/confidentialite',
  terms: '/legal/cgu',
  sales: '/legal/cgv',
  processing: '/legal/sous-traitance',
  /** Followed by the token of a link. */
  sharedBoard: '/partage',
  /** Followed by the token of a link, or by `appel/` and that of a public call. */
  space: '/creation',
} as const;

/** The pages of creators. */
export const spacePages = {
  link: (token: string) => `${documents.space}/${token}`,
  call: (token: string) => `${documents.space}/appel/${token}`,
};

/** Followed by the token of a link; a function makes the page, see `made-pages.contract.ts`. */
export const sharedReports = '/rapport';

/** Followed by the token of a link: whoever gets reports by mail answers there. */
export const subscriptionPage = '/abonnement';

export const staticDocuments: readonly string[] = Object.values(documents);
