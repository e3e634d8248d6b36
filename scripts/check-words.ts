import { faultsOf } from './words/faults-of.ts';
import { namedOutside } from './words/named-outside.ts';
import { readHouse, readSources } from './words/read-house.ts';

const house = await readHouse();
const built = Object.keys(house.words).filter((word) => !house.rooms.includes(word));
const faults = [...faultsOf(house), ...namedOutside(readSources(), built)];
if (faults.length > 0) {
  console.error(`What the words say of themselves does not hold:\n${faults.join('\n')}`);
  process.exit(1);
}
