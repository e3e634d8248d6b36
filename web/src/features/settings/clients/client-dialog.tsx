import { Button, NativeSelect, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { industries } from '../../../../../shared/ads/ads.rules.ts';
import type { Client } from '../../../../../shared/clients/client.ts';
import { clientLimits } from '../../../../../shared/clients/clients.rules.ts';
import { legalNumberProblems } from '../../../../../shared/kernel/legal-numbers.ts';
import { readSiren, readVatNumber } from '../../../../../shared/kernel/siren.ts';
import { BoardColorField } from '../../../components/board-color.tsx';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { saySaved } from '../../../lib/say-saved.ts';
import { useForm } from '../../../lib/use-form.ts';
import classes from './client-dialog.module.css';
import { bodyOf, type Chosen, changesOf, chosenOf, textsOf } from './client-values.ts';
import { ContactsField } from './contacts-field.tsx';
import { contentText } from './content-text.ts';
import { LogoField } from './logo-field.tsx';
import type { ClientActs } from './use-clients.ts';

type Props = {
  /** Null to make one. */
  client: Client | null;
  acts: ClientActs;
  onClose: () => void;
};

const sectors = [
  { value: '', label: 'Aucun' },
  ...Object.entries(industries)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'fr')),
];

/** A client, made or changed. */
export function ClientDialog({ client, acts, onClose }: Props) {
  const [base, setBase] = useState(client);
  const [chosen, setChosen] = useState<Chosen>(chosenOf(client));
  const [theirs, setTheirs] = useState<Client | null>(null);
  const choose = (said: Partial<Chosen>) => setChosen((now) => ({ ...now, ...said }));
  const { busy, message, problems, values, input, form, send } = useForm({
    start: textsOf(client),
    check: (texts) => ({
      'legal.siren': texts['legal.siren'] && !readSiren(texts['legal.siren']) ? legalNumberProblems.siren : null,
      'legal.vatNumber':
        texts['legal.vatNumber'] && !readVatNumber(texts['legal.vatNumber']) ? legalNumberProblems.vatNumber : null,
    }),
    otherwise: 'Le client n’a pas pu être enregistré',
    act: () => save(base),
  });

  async function save(over: Client | null) {
    const body = bodyOf(values, chosen);
    if (!over) await acts.create(body);
    else {
      const written = await acts.edit(over, changesOf(over, body));
      if ('theirs' in written) return setTheirs(written.theirs);
    }
    saySaved();
    onClose();
  }

  function keepMine(latest: Client) {
    setBase(latest);
    setTheirs(null);
    void send(() => save(latest));
  }

  if (client && theirs)
    return (
      <Dialog title="Modifier le client" onClose={onClose}>
        <ConflictChoice
          what="Ce client a été modifié pendant que vous l’écriviez. Quelle version garder ?"
          mine={contentText(bodyOf(values, chosen))}
          theirs={contentText(theirs)}
          onMine={() => keepMine(theirs)}
          onTheirs={onClose}
        />
      </Dialog>
    );
  const shown = { name: values.name || '?', color: chosen.color, logoUrl: chosen.logoUrl };
  return (
    <Dialog title={client ? 'Modifier le client' : 'Nouveau client'} size={680} onClose={onClose}>
      <form {...form}>
        <Stack gap="lg">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          {!client && (
            <Text size="sm" c="dimmed">
              Seul le nom est nécessaire&nbsp;: le reste peut attendre.
            </Text>
          )}
          <TextInput label="Nom" required maxLength={100} autoComplete="off" data-autofocus {...input('name')} />
          <LogoField client={shown} problem={problems.logoUrl} onChange={(logoUrl) => choose({ logoUrl })} />
          <BoardColorField value={chosen.color} onChange={(color) => choose({ color })} />
          <div className={classes.pair}>
            <TextInput label="Site web" maxLength={300} autoComplete="off" {...input('website')} />
            <NativeSelect label="Secteur" data={sectors} {...input('industry')} />
          </div>
          <Title order={3} fz="1rem" className={classes.part}>
            Identité légale
          </Title>
          <div className={classes.pair}>
            <TextInput label="Raison sociale" maxLength={200} autoComplete="off" {...input('legal.legalName')} />
            <TextInput label="Signataire" maxLength={100} autoComplete="off" {...input('legal.signatoryName')} />
            <TextInput label="SIREN" maxLength={40} inputMode="numeric" autoComplete="off" {...input('legal.siren')} />
            <TextInput label="Numéro de TVA" maxLength={40} autoComplete="off" {...input('legal.vatNumber')} />
          </div>
          <Textarea label="Adresse" rows={2} maxLength={500} {...input('legal.address')} />
          <Title order={3} fz="1rem" className={classes.part}>
            Contacts
          </Title>
          <ContactsField contacts={chosen.contacts} problems={problems} onChange={(contacts) => choose({ contacts })} />
          <Textarea
            label="Notes"
            description="Pour votre équipe seulement."
            autosize={false}
            rows={4}
            maxLength={clientLimits.notes}
            {...input('notes')}
          />
        </Stack>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Enregistrement...' : client ? 'Enregistrer' : 'Créer le client'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
