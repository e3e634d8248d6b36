import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { register } from '../../../../shared/auth/auth.contract.ts';
import { passwordProblem } from '../../../../shared/auth/password.ts';
import { documents } from '../../../../shared/page-paths.ts';
import { EmailField } from '../../components/email-field.tsx';
import { FormNotice } from '../../components/form-notice.tsx';
import { PasswordChecklist } from '../../components/password-checklist.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { request } from '../../lib/request.ts';
import { useForm } from '../../lib/use-form.ts';

type Props = { email: string; onEmail: (email: string) => void; onCreated: () => void };

export function SignUpForm({ email, onEmail, onCreated }: Props) {
  const { busy, message, problems, values, input, form } = useForm({
    start: { firstName: '', lastName: '', company: '', password: '' },
    check: ({ password }) => ({ password: passwordProblem(password) }),
    otherwise: 'Erreur lors de la création du compte',
    act: async (person) => {
      await request(register, { body: { email, ...person } });
      onCreated();
    },
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
        <EmailField
          autoComplete="email"
          value={email}
          onChange={(event) => onEmail(event.currentTarget.value)}
          error={problems.email}
        />
        <PasswordField label="Mot de passe" required autoComplete="new-password" {...input('password')}>
          <PasswordChecklist
            password={values.password}
            own={[values.firstName, values.lastName, values.company, email.split('@')[0] ?? '']}
          />
        </PasswordField>
        <Button type="submit" size="md" mt="xs" aria-disabled={busy}>
          {busy ? 'Création...' : 'Créer mon compte'}
        </Button>
        <Text size="xs" c="dimmed">
          En créant un compte, vous acceptez les{' '}
          <Anchor href={documents.terms} inherit underline="always">
            conditions d’utilisation
          </Anchor>
          , l’
          <Anchor href={documents.processing} inherit underline="always">
            accord de sous-traitance des données
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
