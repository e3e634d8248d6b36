import { passesLuhn } from '../../../shared/kernel/siret.ts';

export type Place = { line1: string; postalCode: string; city: string; country: string; vatNumber?: string };

const france = (line1: string, postalCode: string, city: string): Place => ({ line1, postalCode, city, country: 'FR' });

export const places = {
  bordeaux: france('3 rue du Puits-Fictif', '33000', 'Bordeaux'),
  lyon: france('14 montée des Exemples', '69005', 'Lyon'),
  nantes: france('27 quai Imaginaire', '44000', 'Nantes'),
  lille: france('8 rue du Modèle', '59000', 'Lille'),
  rennes: france('5 allée des Essais', '35000', 'Rennes'),
  marseille: france('41 boulevard de la Fiction', '13006', 'Marseille'),
  strasbourg: france('2 place de l’Exemple', '67000', 'Strasbourg'),
  toulouse: france('19 rue Inventée', '31000', 'Toulouse'),
  paris: france('60 passage du Faux-Semblant', '75011', 'Paris'),
  reunion: france('12 chemin des Essais', '97400', 'Saint-Denis'),
  liege: { line1: 'Rue de l’Exemple 7', postalCode: '4000', city: 'Liège', country: 'BE', vatNumber: 'BE0000000097' },
  geneve: { line1: 'Chemin du Modèle 3', postalCode: '1204', city: 'Genève', country: 'CH' },
} satisfies Record<string, Place>;

/** Companies that do not exist: no SIREN begins with zeros, and these have the right last digit. */
export function sirenOf(number: number): string {
  const digits = String(number).padStart(8, '0');
  const last = [...'0123456789'].find((digit) => passesLuhn(digits + digit));
  return `${digits}${last}`;
}

export const vatNumberOf = (siren: string): string =>
  `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`;
