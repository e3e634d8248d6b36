import { legalNumberProblems } from '../../../../../shared/kernel/legal-numbers.ts';
import { readSiren, readVatNumber } from '../../../../../shared/kernel/siren.ts';
import type { UgcBrand } from '../../../../../shared/ugc/brand.ts';
import type { Sector } from '../../../../../shared/ugc/sectors.ts';
import type { BrandBody } from './use-brands.ts';

export type BrandTexts = ReturnType<typeof textsOf>;

/** The fields of the form, as texts, under the paths that the API names them by. */
export const textsOf = (brand: UgcBrand | null) => ({
  name: brand?.name ?? '',
  legalName: brand?.legalName ?? '',
  siren: brand?.siren ?? '',
  vatNumber: brand?.vatNumber ?? '',
  signatoryName: brand?.signatoryName ?? '',
  sector: brand?.sector ?? '',
  'address.line1': brand?.address?.line1 ?? '',
  'address.line2': brand?.address?.line2 ?? '',
  'address.postalCode': brand?.address?.postalCode ?? '',
  'address.city': brand?.address?.city ?? '',
  'address.country': brand?.address?.country ?? 'FR',
});

const addressParts = ['address.line1', 'address.postalCode', 'address.city'] as const;

export function bodyOf(texts: BrandTexts): BrandBody {
  const { name, legalName, siren, vatNumber, signatoryName, sector } = texts;
  const isGiven = addressParts.some((part) => texts[part].trim() !== '');
  return {
    ...{ name, legalName, siren, vatNumber, signatoryName },
    sector: (sector || null) as Sector | null,
    address: isGiven
      ? {
          line1: texts['address.line1'],
          line2: texts['address.line2'],
          postalCode: texts['address.postalCode'],
          city: texts['address.city'],
          country: texts['address.country'],
        }
      : null,
  };
}

/** What is wrong with a SIREN as far as it is typed. */
export const sirenProblem = (text: string): string | null =>
  text.replace(/\D/g, '').length >= 9 && !readSiren(text) ? legalNumberProblems.siren : null;

/** What is wrong before the server is asked. */
export const checksOf = (texts: BrandTexts) => ({
  siren: texts.siren && !readSiren(texts.siren) ? legalNumberProblems.siren : null,
  vatNumber: texts.vatNumber && !readVatNumber(texts.vatNumber) ? legalNumberProblems.vatNumber : null,
});
