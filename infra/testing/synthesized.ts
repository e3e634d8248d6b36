import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { functionRights } from '../../scripts/rights/function-rights.ts';
import type { Route } from '../../shared/kernel/route.ts';
import { productFunctions } from '../../shared/product-functions.ts';
import { registry } from '../../shared/registry.ts';
import { addStacks } from '../add-stacks.ts';
import type { StageSettings } from '../config.ts';
import { featureFlags } from '../feature-flags.ts';

/** A stage with everything that a stage may have. */
export const settings: StageSettings = {
  account: '000000000000',
  region: 'eu-west-3',
  domain: 'reclame.example',
  hostedZone: { id: 'Z000', name: 'reclame.example' },
  certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/0',
  mailSender: 'bonjour@reclame.example',
  sentryDsn: 'https://key@monitoring.example/1',
  bedrockModel: 'eu.anthropic.claude-sonnet-4-20250514-v1:0',
  aiMonthlyTokens: 5_000_000,
  payments: true,
  adminEmail: 'administration@reclame.example',
  adminAddresses: ['203.0.113.0/24', '2001:db8::/48'],
  alarmsEmail: 'alertes@reclame.example',
  monthlyBudget: 300,
  firewallArn: 'arn:aws:wafv2:us-east-1:000000000000:global/webacl/reclame/0',
  originProofRequired: true,
  hashesAtOnce: 20,
  tableUnits: { reads: 4_000, writes: 2_000 },
  logRetentionDays: 30,
};

/** An application under cdk-nag: its synthesis throws at the first finding that nobody has acknowledged. */
export function checkedApp(outdir: string): App {
  const app = new App({ context: featureFlags, outdir });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}

type Wish = {
  /** Routes beside those of the registry, each of which takes the rights of one of them. */
  planted?: readonly Route[];
  version?: string;
  /** What differs from a stage with everything. */
  differing?: Partial<StageSettings>;
  /** Under cdk-nag, which takes half of the time; with planted routes it is not. */
  checked?: boolean;
};

/** Everything synthesised once, in a folder of its own, with an empty bundle for each function and a page of one line. */
export async function synthesize({
  planted = [],
  version = '1.2.3',
  differing = {},
  checked = planted.length === 0,
}: Wish = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'reclame-infra-'));
  const functionsDir = join(folder, 'functions');
  const webDir = join(folder, 'web');
  const names = [...productFunctions.map(({ name }) => name), ...planted.map(({ operation }) => operation)];
  for (const name of names) writeInto(join(functionsDir, name), 'index.mjs', `// ${name}`);
  writeInto(webDir, 'index.html', '<!doctype html>');
  const outdir = join(folder, 'cdk.out');
  const app = checked ? checkedApp(outdir) : new App({ context: featureFlags, outdir });
  const known = await functionRights();
  const rightsOfPlanted = planted.map(({ operation }, at) => {
    const { operation: like = '' } = registry[at % registry.length] ?? {};
    return [operation, known.get(like) ?? []] as const;
  });
  const rights = new Map([...known, ...rightsOfPlanted]);
  const stacks = addStacks(
    app,
    { stage: 'prod', version, settings: { ...settings, ...differing }, functionsDir, webDir, rights },
    [...registry, ...planted],
  );
  const assembly = app.synth();
  const template = (stack: Stack) => Template.fromStack(stack);
  return { stacks, assembly, template, folder, remove: () => rmSync(folder, { recursive: true }) };
}

function writeInto(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}
