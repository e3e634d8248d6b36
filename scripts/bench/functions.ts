import { buildFunctions } from '../build-functions.ts';
import { printTable } from './figures.ts';
import { measureImportTimes } from './import-times.ts';

/** Weight and import time of each function, beside an empty one measured in the same rounds. */
export async function benchFunctions(): Promise<void> {
  const bundles = await buildFunctions();
  const times = await measureImportTimes(bundles);
  const rows = times.map(({ name, medianMs }) => {
    const bundle = bundles.find((one) => one.name === name);
    return {
      name,
      'import ms': Math.round(medianMs),
      'cold start KB': Math.round((bundle?.coldBytes ?? 0) / 1000),
      'lazy KB': Math.round((bundle?.lazyBytes ?? 0) / 1000),
    };
  });
  printTable('Functions (import: median of 9 fresh processes)', rows);
}
