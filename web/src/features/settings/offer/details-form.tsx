import '@mantine/core/styles/Combobox.css';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import type { Billing } from '../../../../../shared/billing/billing.ts';
import { updateBillingDetails } from '../../../../../shared/billing/details.contract.ts';
import { EmailField } from '../../../components/email-field.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { isConflict } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useForm } from '../../../lib/use-form.ts';
import { SaveLine } from '../save-line.tsx';
import { countryChoices } from './country-choices.ts';
import classes from './details-form.module.css';

type Props = { billing: Billing; onRead: () => Promise<unknown> };

/** Whom the workspace is billed to. */
export function DetailsForm({ billing: { details, version }, onRead }: Props) {
  const start = textsOf(details);
  const { busy, message, values, setValues, input, form } = useForm({
    start,
    otherwise: 'Les coordonnées n’ont pas pu être enregistrées',
    act: async (texts) => {
      try {
        const saved = await request(updateBillingDetails, { body: { ...bodyOf(texts), version } });
        setValues(textsOf(saved.details));
        await onRead();
      } catch (error) {
        // Someone else has changed it: theirs is read, what is typed here stays to be saved or not.
        if (isConflict(error)) await onRead();
        throw error;
      }
      saySaved();
    },
  });
  const changed = Object.entries(start).some(([name, text]) => values[name as keyof typeof start] !== text);
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <TextInput
          label="Raison sociale"
          required
          maxLength={200}
          autoComplete="organization"
          {...input('legalName')}
        />
        <NativeSelect label="Pays" data={countryChoices()} autoComplete="country" {...input('address.country')} />
        <TextInput label="Adresse" required maxLength={200} autoComplete="address-line1" {...input('address.line1')} />
        <TextInput
          label="Complément d’adresse optionnel"
          maxLength={200}
          autoComplete="address-line2"
          {...input('address.line2')}
        />
        <div className={classes.place}>
          <TextInput
            label="Code postal"
            required
            maxLength={12}
            autoComplete="postal-code"
            {...input('address.postalCode')}
          />
          <TextInput label="Ville" required maxLength={100} autoComplete="address-level2" {...input('address.city')} />
        </div>
        <div className={classes.pair}>
          <TextInput
            label="SIREN"
            description="Neuf chiffres, en France."
            maxLength={40}
            inputMode="numeric"
            autoComplete="off"
            {...input('siren')}
          />
          <TextInput
            label="Numéro de TVA"
            description="S’il y en a un."
            maxLength={40}
            autoComplete="off"
            {...input('vatNumber')}
          />
        </div>
        <EmailField label="E-mail où recevoir les factures" required autoComplete="email" {...input('email')} />
        <SaveLine busy={busy} changed={changed} />
      </Stack>
    </form>
  );
}

const textsOf = (details: Billing['details']) => ({
  legalName: details?.legalName ?? '',
  siren: details?.siren ?? '',
  vatNumber: details?.vatNumber ?? '',
  'address.line1': details?.address.line1 ?? '',
  'address.line2': details?.address.line2 ?? '',
  'address.postalCode': details?.address.postalCode ?? '',
  'address.city': details?.address.city ?? '',
  'address.country': details?.address.country ?? 'FR',
  email: details?.email ?? '',
});

const bodyOf = (texts: ReturnType<typeof textsOf>) => ({
  legalName: texts.legalName,
  siren: texts.siren,
  vatNumber: texts.vatNumber,
  address: {
    line1: texts['address.line1'],
    line2: texts['address.line2'],
    postalCode: texts['address.postalCode'],
    city: texts['address.city'],
    country: texts['address.country'],
  },
  email: texts.email,
});
