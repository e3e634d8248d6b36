import { Text, Title } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { matchKeys, type UserField } from '../match-keys.ts';
import classes from './trial.module.css';

/** What would leave for Meta, and in what form, before anything does. */
export function MatchPreview({ fields }: { fields: UserField[] }) {
  const hashed = fields.filter((field) => matchKeys[field].hashed);
  const plain = fields.filter((field) => !matchKeys[field].hashed);
  return (
    <aside className={classes.preview} aria-labelledby="dry-run">
      <Title order={2} id="dry-run" fz="1rem">
        Aperçu avant envoi
      </Title>
      <Group title="Haché avant l’envoi" icon={<IconLock size={16} aria-hidden />} fields={hashed} none="Rien" />
      <Group
        title="En clair, comme Meta le demande"
        icon={<IconEye size={16} aria-hidden />}
        fields={plain}
        none="Rien"
      />
      <Text size="sm" c="dimmed">
        {advice(hashed.length, fields)}
      </Text>
    </aside>
  );
}

type GroupProps = { title: string; icon: ReactNode; fields: UserField[]; none: string };

function Group({ title, icon, fields, none }: GroupProps) {
  return (
    <div>
      <p className={classes.group}>
        {icon}
        {title}
      </p>
      {fields.length === 0 ? (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      ) : (
        <ul className={classes.keys} aria-label={title}>
          {fields.map((field) => (
            <li key={field}>
              {matchKeys[field].label} <code>{matchKeys[field].key}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function advice(hashed: number, fields: UserField[]): string {
  if (fields.length === 0) return 'Sans rien de tout cela, Meta refuse l’événement.';
  if (hashed === 0 && !fields.includes('fbp') && !fields.includes('fbc'))
    return 'Avec si peu, Meta ne rattachera l’événement à personne\u00a0: ajoutez un e‑mail ou un téléphone.';
  return 'Plus il y a de clés, mieux Meta rattache l’événement à une personne.';
}
