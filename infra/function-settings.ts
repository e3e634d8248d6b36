/** Where a function departs from the common shape. */
type FunctionSettings = {
  memoryMb?: number;
  diskMb?: number;
  /** How many run at once is bounded where the stage says so. */
  hashes?: true;
  /** It answers the version of the stage, and changes with each deploy. */
  tellsVersion?: true;
};

/** 1,769 MB buy one whole processor: hashing a password then takes a quarter of a second, not one. */
const hashesPasswords: FunctionSettings = { memoryMb: 1769, hashes: true };

/** Keeps the newest generation of the catalogue on its disk, beside the one that it replaces, and searches it in memory. */
const readsCatalogue = { memoryMb: 1769, diskMb: 2048 };

/** Holds the prospects of the workspaces that it serves in memory. */
const readsProspects = { memoryMb: 1769 };

/** Holds the figures of the campaigns of the workspaces that it serves in memory. */
const readsFigures = { memoryMb: 1769 };

/** Holds the results of the workspaces that it serves in memory: half a gigabyte of fifty thousand ads. */
const readsResults = { memoryMb: 1769 };

/** Judges a megabyte of HTML: on less of a processor that would take seconds. */
const judgesPages = { memoryMb: 1769 };

/** Draws hundreds of cards, and decodes their pictures. */
const drawsPages = { memoryMb: 1769 };

/** Tries hundreds of texts: a sixth of a second of a whole processor. */
const writesTexts = { memoryMb: 1769 };

/** Reads, packs and sends all that a workspace has. */
const packsArchives = { memoryMb: 1769, diskMb: 1024 };

/** Works out hashes of hundreds of thousands of lines. */
const hashesLog = { memoryMb: 1769 };

/** Holds the people or the workspaces of the platform in memory. */
const readsPlatform = { memoryMb: 1769 };

/** By the name of the function; a test says whether it is one. */
export const settings: Readonly<Record<string, FunctionSettings>> = {
  getHealth: { tellsVersion: true },
  register: hashesPasswords,
  login: hashesPasswords,
  resetPassword: hashesPasswords,
  changePassword: hashesPasswords,
  confirmPassword: hashesPasswords,
  changeEmail: hashesPasswords,
  acceptInvitation: hashesPasswords,
  searchUsers: readsPlatform,
  searchWorkspaces: readsPlatform,
  getPlanExcess: readsPlatform,
  getAdminDashboard: readsPlatform,
  exportAdminActivity: hashesLog,
  verifyAdminActivity: hashesLog,
  verifyChains: hashesLog,
  searchAds: readsCatalogue,
  trendingAds: readsCatalogue,
  similarAds: readsCatalogue,
  getAdStats: readsCatalogue,
  getMarket: readsCatalogue,
  listSavedSearches: readsCatalogue,
  createSavedSearch: readsCatalogue,
  updateSavedSearch: readsCatalogue,
  followAdvertiser: readsCatalogue,
  analyzeAd: readsCatalogue,
  analyzeCompetitor: readsCatalogue,
  searchEverything: readsCatalogue,
  analyzeLandingPage: judgesPages,
  generateVariations: writesTexts,
  generatePlatformCopy: writesTexts,
  generateScript: writesTexts,
  getBoardPdf: drawsPages,
  listRecommendations: readsFigures,
  searchProspects: readsProspects,
  exportProspects: readsProspects,
  getProspectStats: readsProspects,
  listProspectDuplicates: readsProspects,
  previewScoring: readsProspects,
  createPersona: readsProspects,
  listPersonas: readsProspects,
  getPersona: readsProspects,
  updatePersona: readsProspects,
  suggestPersonas: readsProspects,
  listCampaigns: readsFigures,
  listUgcRights: readsFigures,
  ugcDeadlines: readsFigures,
  exportCampaigns: readsFigures,
  updateAlertRules: readsFigures,
  getAnalyticsOverview: readsFigures,
  getAnalyticsTimeseries: readsFigures,
  getAnalyticsBreakdown: readsFigures,
  exportAnalytics: readsFigures,
  getReportData: readsFigures,
  getReportPage: readsFigures,
  getReportPdf: readsFigures,
  runExport: packsArchives,
  runReport: readsFigures,
  shareReport: readsFigures,
  getSharedReport: readsFigures,
  getSharedReportPage: readsFigures,
  getCampaignStats: readsFigures,
  getDashboard: readsFigures,
  getBlended: readsFigures,
  getFunnel: readsFigures,
  getCohorts: readsFigures,
  getCreatives: readsFigures,
  compareCampaigns: readsFigures,
  getBenchmarks: readsFigures,
  getInsights: readsResults,
  getPrediction: readsResults,
  getResultSummary: readsResults,
  listResults: readsResults,
  updateResult: readsResults,
  updateGenerationItem: readsResults,
  lookForNews: readsCatalogue,
  buildCatalogue: { memoryMb: 3008, diskMb: 2048 },
};

export const functionSettings = (name: string) => settings[name] ?? {};
