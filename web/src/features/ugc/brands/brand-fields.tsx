import { NativeSelect, Text, TextInput } from '@mantine/core';
import { countryCodes } from '../../../../../shared/kernel/named-codes.ts';
import { forbiddenSectorText, isForbiddenSector, sectorNotice, sectors } from '../../../../../shared/ugc/sectors.ts';
import { countryName } from '../../../lib/format.ts';
import type { useForm } from '../../../lib/use-form.ts';
import classes from '../ugc.module.css';
import { type BrandTexts, sirenProblem } from './brand-values.ts';

type Form = Pick<ReturnType<typeof useForm<BrandTexts>>, 'input' | 'values' | 'problems'>;

const sectorChoices = [
  { value: '', label: 'À choisir' },
  ...Object.entries(sectors)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr')),
];
const countries = () =>
  [...countryCodes()]
    .map((value) => ({ value, label: countryName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr'));

/** The legal identity of an advertiser: what its agreements say of it. */
export function BrandFields({ input, values, problems }: Form) {
  const isFrench = values['address.country'] === 'FR';
  const notice = sectorNotice(values.sector);
  return (
    <>
      <TextInput label="Nom" required maxLength={100} autoComplete="off" {...input('name')} />
      <div className={classes.pair}>
        <TextInput label="Raison sociale" maxLength={200} autoComplete="off" {...input('legalName')} />
        <TextInput label="Signataire" maxLength={100} autoComplete="off" {...input('signatoryName')} />
        <TextInput
          label="SIREN"
          maxLength={40}
          inputMode="numeric"
          autoComplete="off"
          {...input('siren')}
          error={problems.siren ?? sirenProblem(values.siren)}
        />
        <TextInput
          label="Numéro de TVA"
          description={isFrench ? undefined : 'Il tient lieu de SIREN hors de France.'}
          maxLength={40}
          autoComplete="off"
          {...input('vatNumber')}
        />
      </div>
      <TextInput label="Adresse du siège" maxLength={120} autoComplete="off" {...input('address.line1')} />
      <TextInput label="Complément d’adresse" maxLength={120} autoComplete="off" {...input('address.line2')} />
      <div className={classes.pair}>
        <TextInput label="Code postal" maxLength={12} autoComplete="off" {...input('address.postalCode')} />
        <TextInput label="Ville" maxLength={80} autoComplete="off" {...input('address.city')} />
        <NativeSelect label="Pays" data={countries()} {...input('address.country')} />
      </div>
      <NativeSelect label="Secteur" data={sectorChoices} {...input('sector')} />
      {isForbiddenSector(values.sector) && (
        <Text size="sm" role="status" c="accent">
          {forbiddenSectorText}
        </Text>
      )}
      {notice && (
        <Text size="sm" role="status" c="dimmed">
          {notice}
        </Text>
      )}
    </>
  );
}
