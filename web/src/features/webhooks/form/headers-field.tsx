import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { headersOfAnotherServer } from '../../../../../shared/kernel/validation-messages.ts';
import { sentName, webhookLimits } from '../../../../../shared/webhooks/webhooks.rules.ts';
import type { FieldProblems } from '../../../lib/native-problems.ts';
import classes from './webhook-form.module.css';
import { type HeaderLine, headerField, keepsValue, leadsElsewhere } from './webhook-values.ts';

type Props = {
  url: string;
  headers: readonly HeaderLine[];
  problems: FieldProblems;
  onChange: (headers: readonly HeaderLine[]) => void;
};

/** Headers of one's own, sent with every delivery. */
export function HeadersField({ url, headers, problems, onChange }: Props) {
  const edit = (key: string, change: Partial<HeaderLine>) =>
    onChange(headers.map((line) => (line.key === key ? { ...line, ...change } : line)));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>En-têtes optionnels</legend>
      <Text size="sm" c="dimmed" mb="sm">
        Joints à chaque envoi, par exemple ce que votre serveur attend pour vous authentifier. Leurs valeurs sont
        chiffrées et ne s’affichent plus une fois enregistrées.
        {headers.some((line) => keepsValue(line, url)) && ' Pour garder une valeur, laissez son champ vide.'}
      </Text>
      {headers.some((line) => leadsElsewhere(line, url)) && (
        <Text size="sm" mb="sm" role="status">
          {headersOfAnotherServer}.
        </Text>
      )}
      {problems.headers && (
        <Text size="sm" c="accent" role="alert" mb="xs">
          {problems.headers}
        </Text>
      )}
      {headers.map((line, at) => (
        <div key={line.key} className={classes.header}>
          <TextInput
            aria-label={`Nom de l’en-tête ${at + 1}`}
            name={headerField(line)}
            required
            maxLength={webhookLimits.headerName}
            autoComplete="off"
            spellCheck={false}
            placeholder="x-api-key"
            value={line.name}
            error={problems[headerField(line)]}
            onChange={({ currentTarget }) => edit(line.key, { name: currentTarget.value })}
          />
          <TextInput
            aria-label={`Valeur de l’en-tête ${at + 1}`}
            name={`${headerField(line)}-value`}
            required={!keepsValue(line, url)}
            maxLength={webhookLimits.headerValue}
            autoComplete="off"
            spellCheck={false}
            placeholder={keepsValue(line, url) ? `Inchangée (${line.stored?.hint})` : 'Valeur'}
            value={line.value}
            error={problems[`${headerField(line)}-value`] ?? problems[`headers.${sentName(line.name)}`]}
            onChange={({ currentTarget }) => edit(line.key, { value: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Retirer l’en-tête ${at + 1}`}
            onClick={() => onChange(headers.filter(({ key }) => key !== line.key))}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {headers.length < webhookLimits.headers && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...headers, { key: crypto.randomUUID(), name: '', value: '' }])}
        >
          Ajouter un en-tête
        </Button>
      )}
    </fieldset>
  );
}
