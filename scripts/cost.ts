import { rmSync } from 'node:fs';
import { buildAll } from './build.ts';
import { runCdk } from './cdk.ts';
import { idleUsage } from './cost/idle-usage.ts';
import { added, monthlyCost } from './cost/monthly-cost.ts';
import type { Usage } from './cost/prices.ts';
import { workspaceUsage } from './cost/workspace-usage.ts';
import { assemblyDir } from './kept-assemblies.ts';
import { runCommand } from './run-command.ts';
import { readWish } from './stage-wish.ts';

const workspaces = 1_000;

/** Prints what a month of a stage costs by its templates and by list prices: idle, and with a thousand workspaces at work. */
await runCommand(async (args) => {
  const { stage } = readWish('cost', args);
  await buildAll();
  // What another stage left there would be counted too.
  rmSync(assemblyDir, { recursive: true, force: true });
  const status = runCdk(stage, ['synth', '--quiet']);
  if (status !== 0) return status;
  const idle = idleUsage(assemblyDir);
  print(`${stage}, a month in which nobody comes`, idle);
  const many = Object.fromEntries(Object.entries(workspaceUsage).map(([name, count]) => [name, count * workspaces]));
  print(`${stage}, ${workspaces} workspaces that work`, added(idle, many));
  return 0;
});

function print(title: string, usage: Usage): void {
  const lines = monthlyCost(usage);
  const total = lines.reduce((sum, { dollars }) => sum + dollars, 0);
  console.log(`\n${title}: ${total.toFixed(2)} $`);
  for (const { what, count, dollars } of lines)
    console.log(`${dollars.toFixed(2).padStart(9)} $  ${Math.round(count).toLocaleString('en')} × ${what}`);
}
