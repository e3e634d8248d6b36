import '@mantine/core/styles/SimpleGrid.css';
import { Anchor, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type User, updateProfile } from '../../../../shared/auth/auth.contract.ts';
import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { request } from '../../lib/request.ts';
import { saySaved } from '../../lib/say-saved.ts';
import { useForm } from '../../lib/use-form.ts';
import { SaveLine } from './save-line.tsx';

type Props = { user: User; onSaved: (user: User) => void };

export function ProfileForm({ user, onSaved }: Props) {
  const { busy, message, values, setValues, input, form } = useForm({
    start: fieldsOf(user),
    otherwise: 'Vos modifications n’ont pas pu être enregistrées',
    act: async (values) => {
      const saved = await request(updateProfile, { body: values });
      setValues(fieldsOf(saved.user));
      onSaved(saved.user);
      saySaved();
    },
  });
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextInput label="Prénom" required autoComplete="given-name" {...input('firstName')} />
          <TextInput label="Nom" required autoComplete="family-name" {...input('lastName')} />
        </SimpleGrid>
        <TextInput label="Entreprise optionnel" autoComplete="organization" {...input('company')} />
        <TextInput
          label="Email"
          size="md"
          readOnly
          variant="filled"
          value={user.email}
          description={
            <>
              Pour changer d’adresse de connexion, ouvrez{' '}
              <Anchor component={Link} to={`${paths.settings}?onglet=securite`} inherit underline="always">
                Sécurité
              </Anchor>
              .
            </>
          }
          inputWrapperOrder={['label', 'input', 'description']}
        />
        <SaveLine busy={busy} changed={keysOf(values).some((name) => values[name].trim() !== fieldsOf(user)[name])} />
      </Stack>
    </form>
  );
}

const fieldsOf = ({ firstName, lastName, company }: User) => ({ firstName, lastName, company: company ?? '' });
