import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { clientLimits } from '../../../../../shared/clients/clients.rules.ts';
import type { FieldProblems } from '../../../lib/native-problems.ts';
import classes from './client-dialog.module.css';
import { type ContactValues, noContact } from './client-values.ts';

type Props = {
  contacts: ContactValues[];
  problems: FieldProblems;
  onChange: (contacts: ContactValues[]) => void;
};

const parts = [
  { part: 'name', label: 'Nom', max: 100, required: true },
  { part: 'email', label: 'E-mail', max: 320, required: false },
  { part: 'role', label: 'Fonction', max: 100, required: false },
] as const;

/** The people of a client, twenty at most. */
export function ContactsField({ contacts, problems, onChange }: Props) {
  const change = (at: number, said: Partial<ContactValues>) =>
    onChange(contacts.map((contact, index) => (index === at ? { ...contact, ...said } : contact)));
  return (
    <Stack gap="sm">
      {contacts.map((contact, at) => (
        <div key={contact.key} className={classes.contact}>
          {parts.map(({ part, label, max, required }) => (
            <TextInput
              key={part}
              label={label}
              aria-label={`${label} du contact ${at + 1}`}
              name={`contacts.${at}.${part}`}
              type={part === 'email' ? 'email' : 'text'}
              required={required}
              maxLength={max}
              autoComplete="off"
              value={contact[part]}
              error={problems[`contacts.${at}.${part}`]}
              onChange={({ currentTarget }) => change(at, { [part]: currentTarget.value })}
            />
          ))}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            mt={28}
            aria-label={`Retirer le contact ${contact.name || at + 1}`}
            onClick={() => onChange(contacts.filter((_, index) => index !== at))}
          >
            <IconTrash size={17} stroke={1.7} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {contacts.length < clientLimits.contacts && (
        <Button
          variant="default"
          mr="auto"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...contacts, noContact()])}
        >
          Ajouter un contact
        </Button>
      )}
    </Stack>
  );
}
