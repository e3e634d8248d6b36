import { parseArgs } from 'node:util';
import { readSettings, stageNames } from '../infra/config.ts';
import { virginia } from '../infra/constructs/site-metrics.ts';
import { runCdk } from './cdk.ts';

const { values } = parseArgs({ options: { stage: { type: 'string' } } });
try {
  if (!values.stage) throw new Error(`Which stage? npm run bootstrap -- --stage <${stageNames.join('|')}>`);
  // Left out, the account is that of the credentials.
  const { account = 'unknown-account', region, disposable } = readSettings(values.stage);
  const regions = disposable ? [region] : [...new Set([region, virginia])];
  const environments = regions.map((one) => `aws://${account}/${one}`);
  // Without the application: to read it, the CDK would want everything built.
  process.exitCode = runCdk(values.stage, ['bootstrap', ...environments, '--app', '']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
