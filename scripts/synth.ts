import { parseArgs } from 'node:util';
import { buildAll } from './build.ts';
import { runCdk } from './cdk.ts';

const { values } = parseArgs({ options: { stage: { type: 'string', default: 'staging' } } });
await buildAll();
process.exitCode = runCdk(values.stage, ['synth', '--quiet']);
