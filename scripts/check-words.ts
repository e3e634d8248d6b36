import { faultsOf } from './words/faults-of.ts';
import { readHouse } from './words/read-house.ts';

const faults = faultsOf(await readHouse());
if (faults.length > 0) {
  console.error(`What the words say of themselves does not hold:\n${faults.join('\n')}`);
  process.exit(1);
}
