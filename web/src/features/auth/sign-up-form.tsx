import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { register } from '../../../../shared/contract/auth.ts';
import { passwordProblem } from '../../../../shared/rules/password.ts';
import { documents } from '../../app/paths.ts';
import { FormNotice } from '../../components/form-notice.tsx';
import { PasswordChecklist } from '../../components/password-checklist.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { nativeProblems } from '../../lib/native-problems.ts';
import { request } from '../../lib/request.ts';
import { useSubmit } from '../../lib/use-submit.ts';

type Props = { email: string; onEmail: (email: string) => void; onCreated: () => void };

export function SignUpForm({ email, onEmail, onCreated }: Props) {
  const [person, setPerson] = useState({ firstName: '', lastName: '', company: '' });
  const [password, setPassword] = useState('');
  const { busy, message, fields, form } = useSubmit({
    check: (element) => {
      const problem = passwordProblem(password);
      return { ...nativeProblems(element), ...(problem && { password: problem }) };
    },
    otherwise: 'Erreur lors de la création du compte',
    act: async () => {
      await request(register, { body: { email, password, ...person } });
      onCreated();
    },
  });
  const input = (name: keyof typeof person) => ({
    name,
    size: 'md',
    value: person[name],
    error: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setPerson({ ...person, [name]: event.currentTarget.value }),
  });
  return (
    <form {...form}>
      <Stack gap="md">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Group grow align="flex-start" gap="md" wrap="nowrap">
          <TextInput label="Prénom" required autoComplete="given-name" {...input('firstName')} />
          <TextInput label="Nom" required autoComplete="family-name" {...input('lastName')} />
        </Group>
        <TextInput label="Entreprise optionnel" autoComplete="organization" {...input('company')} />
        <TextInput
          label="Email"
          name="email"
          type="email"
          required
          size="md"
          autoComplete="email"
          placeholder="vous@agence.fr"
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          error={fields.email}
        />
        <PasswordField
          label="Mot de passe"
          name="password"
          required
          size="md"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={fields.password}
        >
          <PasswordChecklist password={password} />
        </PasswordField>
        <Button type="submit" size="md" mt="xs" aria-disabled={busy}>
          {busy ? 'Création...' : 'Créer mon compte'}
        </Button>
        <Text size="xs" c="dimmed">
          En créant un compte, vous acceptez les{' '}
          <Anchor href={documents.terms} inherit underline="always">
            conditions d’utilisation
          </Anchor>{' '}
          et la{' '}
          <Anchor href={documents.privacy} inherit underline="always">
            politique de confidentialité
          </Anchor>
          .
        </Text>
      </Stack>
    </form>
  );
}
