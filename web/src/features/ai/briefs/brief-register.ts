import { analyse } from '../../../../../shared/rules/copy/analyse.ts';
import type { BriefValues } from './brief-values.ts';

type Address = 'vous' | 'tu';

const addressOf = (line: string): Address | null => {
  const { register } = analyse({ body: line });
  return register === 'vous' || register === 'tu' ? register : null;
};

/** How the texts will speak: as the brief says, else as its brand does, else as most of its lines, else « vous ». */
export function registerOf(values: BriefValues, ofBrand: Address | null): Address {
  if (values.register !== '') return values.register;
  if (ofBrand) return ofBrand;
  const { benefits, features, pains, proofs, objections, offer, price } = values;
  const lines = [
    ...[...benefits, ...features, ...pains, ...proofs.map(({ text }) => text), offer, price],
    ...objections.flatMap(({ objection, answer }) => [objection, answer]),
  ];
  const said = lines.filter((line) => line.trim() !== '').map(addressOf);
  const count = (wanted: Address) => said.filter((one) => one === wanted).length;
  return count('tu') > count('vous') ? 'tu' : 'vous';
}

/** What is to be said of a line that speaks otherwise. */
export function registerRemark(line: string, wanted: Address): string | null {
  if (line.trim() === '') return null;
  const said = addressOf(line);
  if (said === null || said === wanted) return null;
  return wanted === 'vous' ? 'Cette ligne tutoie.' : 'Cette ligne vouvoie.';
}
