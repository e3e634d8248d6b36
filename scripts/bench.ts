import { cpus } from 'node:os';
import { getHealth } from '../shared/health/health.contract.ts';
import { benchApi } from './bench/api.ts';
import { benchBoards } from './bench/boards.ts';
import { benchCampaignImports } from './bench/campaign-imports.ts';
import { benchCampaigns } from './bench/campaigns.ts';
import { benchCampaignsPage } from './bench/campaigns-page.ts';
import { benchDeliveries } from './bench/deliveries.ts';
import { benchEnteredFiles } from './bench/entered-files.ts';
import { median, printTable } from './bench/figures.ts';
import { benchFunctions } from './bench/functions.ts';
import { benchHonesty } from './bench/honesty.ts';
import { benchAnomalies } from './bench/honesty-anomalies.ts';
import { benchHostileImports } from './bench/hostile-imports.ts';
import { benchImports } from './bench/imports.ts';
import { benchKill } from './bench/kill.ts';
import { benchLibrary } from './bench/library.ts';
import { benchMeta } from './bench/meta.ts';
import { benchPages } from './bench/pages.ts';
import { benchPixel } from './bench/pixel.ts';
import { benchProspectImports } from './bench/prospect-imports.ts';
import { benchProspects } from './bench/prospects.ts';
import { benchRights } from './bench/rights.ts';
import { benchScoring } from './bench/scoring.ts';
import { benchSearch } from './bench/search.ts';
import { ensureWebBuild } from './build-web.ts';
import { startProduct } from './local/product.ts';

const benches = {
  start: benchStart,
  anomalies: benchAnomalies,
  api: benchApi,
  boards: benchBoards,
  campaigns: benchCampaigns,
  'campaign-imports': benchCampaignImports,
  'campaigns-page': benchCampaignsPage,
  deliveries: benchDeliveries,
  'entered-files': benchEnteredFiles,
  functions: benchFunctions,
  imports: benchImports,
  honesty: benchHonesty,
  'hostile-imports': benchHostileImports,
  library: benchLibrary,
  meta: benchMeta,
  pages: benchPages,
  pixel: benchPixel,
  prospects: benchProspects,
  'prospect-imports': benchProspectImports,
  kill: benchKill,
  rights: benchRights,
  scoring: benchScoring,
  search: benchSearch,
};
const wanted = process.argv.slice(2);

console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.versions.node}`);
await ensureWebBuild();
for (const [name, bench] of Object.entries(benches)) if (wanted.length === 0 || wanted.includes(name)) await bench();

async function benchStart(): Promise<void> {
  const addresses: number[] = [];
  const answers: number[] = [];
  for (let round = 0; round < 5; round++) {
    const started = performance.now();
    const product = await startProduct();
    addresses.push(product.startMs);
    await fetch(product.url + getHealth.path);
    answers.push(performance.now() - started);
    await product.stop();
  }
  printTable('npm start on a new folder, from the command on (median of 5)', [
    { name: 'to the address (goal 5000)', ms: Math.round(median(addresses)) },
    { name: 'to the first answer', ms: Math.round(median(answers)) },
  ]);
}
