import { cpus } from 'node:os';
import { benchAdmin } from './bench/admin.ts';
import { benchAnalytics } from './bench/analytics.ts';
import { benchApi } from './bench/api.ts';
import { benchBilling } from './bench/billing.ts';
import { benchBoards } from './bench/boards.ts';
import { benchCampaignImports } from './bench/campaign-imports.ts';
import { benchCampaigns } from './bench/campaigns.ts';
import { benchCampaignsPage } from './bench/campaigns-page.ts';
import { benchColdPages } from './bench/cold-pages.ts';
import { benchColdStarts } from './bench/cold-starts.ts';
import { benchCopy } from './bench/copy.ts';
import { benchDashboard } from './bench/dashboard.ts';
import { benchDataExports } from './bench/data-exports.ts';
import { benchDeliveries } from './bench/deliveries.ts';
import { benchEnteredFiles } from './bench/entered-files.ts';
import { benchFunctions } from './bench/functions.ts';
import { benchHonesty } from './bench/honesty.ts';
import { benchAnomalies } from './bench/honesty-anomalies.ts';
import { benchHostileImports } from './bench/hostile-imports.ts';
import { benchImports } from './bench/imports.ts';
import { benchKill } from './bench/kill.ts';
import { benchLearning } from './bench/learning.ts';
import { benchLearningImports } from './bench/learning-imports.ts';
import { benchLibrary } from './bench/library.ts';
import { benchMarket } from './bench/market.ts';
import { benchMeta } from './bench/meta.ts';
import { benchPageAnalysis } from './bench/page-analysis.ts';
import { benchPages } from './bench/pages.ts';
import { benchPixel } from './bench/pixel.ts';
import { benchProspectImports } from './bench/prospect-imports.ts';
import { benchProspects } from './bench/prospects.ts';
import { benchPurge } from './bench/purge.ts';
import { benchReportPdf } from './bench/report-pdf.ts';
import { benchReportsDue } from './bench/reports-due.ts';
import { benchRights } from './bench/rights.ts';
import { benchScoring } from './bench/scoring.ts';
import { benchSearch } from './bench/search.ts';
import { benchSettings } from './bench/settings.ts';
import { benchStart } from './bench/start.ts';
import { benchUgc } from './bench/ugc.ts';
import { benchWriter } from './bench/writer.ts';
import { ensureWebBuild } from './build-web.ts';

const benches = {
  start: benchStart,
  admin: benchAdmin,
  analytics: benchAnalytics,
  anomalies: benchAnomalies,
  api: benchApi,
  billing: benchBilling,
  boards: benchBoards,
  campaigns: benchCampaigns,
  'campaign-imports': benchCampaignImports,
  'campaigns-page': benchCampaignsPage,
  'cold-pages': benchColdPages,
  'cold-starts': benchColdStarts,
  copy: benchCopy,
  dashboard: benchDashboard,
  'data-exports': benchDataExports,
  deliveries: benchDeliveries,
  'entered-files': benchEnteredFiles,
  functions: benchFunctions,
  imports: benchImports,
  honesty: benchHonesty,
  'hostile-imports': benchHostileImports,
  library: benchLibrary,
  learning: benchLearning,
  'learning-imports': benchLearningImports,
  market: benchMarket,
  meta: benchMeta,
  'page-analysis': benchPageAnalysis,
  pages: benchPages,
  pixel: benchPixel,
  prospects: benchProspects,
  'prospect-imports': benchProspectImports,
  kill: benchKill,
  purge: benchPurge,
  'report-pdf': benchReportPdf,
  'reports-due': benchReportsDue,
  rights: benchRights,
  scoring: benchScoring,
  search: benchSearch,
  settings: benchSettings,
  ugc: benchUgc,
  writer: benchWriter,
};
const wanted = process.argv.slice(2);

console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}`);
await ensureWebBuild();
for (const [name, bench] of Object.entries(benches)) if (wanted.length === 0 || wanted.includes(name)) await bench();
