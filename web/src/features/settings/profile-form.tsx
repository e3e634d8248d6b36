import { Button, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type User, updateProfile } from '../../../../shared/contract/auth.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { nativeProblems } from '../../lib/native-problems.ts';
import { request } from '../../lib/request.ts';
import { useSubmit } from '../../lib/use-submit.ts';

type Props = { user: User; onSaved: (user: User) => void };

export function ProfileForm({ user, onSaved }: Props) {
  const [values, setValues] = useState(fieldsOf(user));
  const { busy, message, fields, form } = useSubmit({
    check: nativeProblems,
    otherwise: 'Vos modifications n’ont pas pu être enregistrées',
    act: async () => {
      const saved = await request(updateProfile, { body: values });
      setValues(fieldsOf(saved.user));
      onSaved(saved.user);
      notifications.show({ message: 'Modifications enregistrées', color: 'positive', role: 'status' });
    },
  });
  const input = (name: keyof typeof values) => ({
    name,
    size: 'md',
    value: values[name],
    error: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <TextInput label="Prénom" required autoComplete="given-name" {...input('firstName')} />
        <TextInput label="Nom" required autoComplete="family-name" {...input('lastName')} />
        <TextInput label="Entreprise optionnel" autoComplete="organization" {...input('company')} />
        <TextInput
          label="Email"
          size="md"
          readOnly
          variant="filled"
          value={user.email}
          description="L’adresse qui sert à vous connecter ne se modifie pas ici."
          inputWrapperOrder={['label', 'input', 'description']}
        />
        <Button type="submit" size="md" mr="auto" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
      </Stack>
    </form>
  );
}

const fieldsOf = ({ firstName, lastName, company }: User) => ({ firstName, lastName, company: company ?? '' });
