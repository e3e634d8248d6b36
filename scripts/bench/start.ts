import { getHealth } from '../../shared/health/health.contract.ts';
import { startProduct } from '../local/product.ts';
import { median, printTable } from './figures.ts';

/** How long `npm start` takes on a new folder until it says where it is, and until it answers. */
export async function benchStart(): Promise<void> {
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
