import { union, vatPrefixOf } from './vat.ts';

export const detailProblems = {
  country: 'Choisissez un pays',
  postalCode: 'Un code postal français a cinq chiffres',
  sirenMissing: 'Une entreprise de France donne son SIREN',
  sirenElsewhere: 'Seule une entreprise de France a un SIREN',
  vatCountry: 'Ce numéro de TVA n’est pas de ce pays',
  vatSiren: 'Ce numéro de TVA ne porte pas ce SIREN',
};

type Details = {
  siren?: string | undefined;
  vatNumber?: string | undefined;
  address: { country: string; postalCode: string };
};
type Problem = { path: string[]; message: string };

/** Codes that parts of France have besides its own; their companies are of France. */
const french = /^(FR|GP|MQ|GF|RE|YT|BL|MF|PM|WF|PF|NC|TF)$/;

/** What does not go together in what a company says of itself; null when all does. */
export function findDetailProblem({ siren, vatNumber, address: { country, postalCode } }: Details): Problem | null {
  const isFrench = french.test(country);
  if (isFrench && !/^\d{5}$/.test(postalCode))
    return { path: ['address', 'postalCode'], message: detailProblems.postalCode };
  if (isFrench && !siren) return { path: ['siren'], message: detailProblems.sirenMissing };
  if (!isFrench && siren) return { path: ['siren'], message: detailProblems.sirenElsewhere };
  if (!vatNumber) return null;
  const prefix = isFrench ? 'FR' : vatPrefixOf(country);
  if ((isFrench || union.has(country)) && !vatNumber.startsWith(prefix))
    return { path: ['vatNumber'], message: detailProblems.vatCountry };
  if (isFrench && vatNumber.slice(4) !== siren) return { path: ['vatNumber'], message: detailProblems.vatSiren };
  return null;
}
