import { fold } from '../../../shared/kernel/fold.ts';
import { type SegmentType, segmentTypes } from '../../../shared/rules/day-counts.ts';

/** Devices as platforms call them, folded. */
const devices: Record<string, string> = {
  ...named('mobile', ['mobile', 'mobile phones', 'mobiles', 'smartphone', 'smartphones', 'telephones mobiles']),
  ...named('mobile', ['mobile devices with full browsers', 'appareils mobiles dotes d un navigateur complet']),
  ...named('desktop', ['desktop', 'computers', 'ordinateurs', 'ordinateur', 'pc', 'bureau']),
  ...named('tablet', ['tablet', 'tablets', 'tablettes', 'tablette', 'tablets with full browsers']),
  ...named('tv', ['tv', 'connected tv', 'tv screens', 'television', 'televiseurs connectes']),
};

function named(value: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

const isType = (type: string | undefined): type is SegmentType => segmentTypes.some((one) => one === type);

/** The segment of a line: of a file cut by something, a line that does not say of what is of an unknown one. */
export function segmentOf(type: string | undefined, values: string[]): { type: SegmentType; value: string } | null {
  if (!isType(type)) return null;
  const value = values.filter((one) => one !== '').join(' ');
  if (value === '') return { type, value: 'inconnu' };
  return { type, value: type === 'device' ? (devices[fold(value)] ?? value) : value };
}
