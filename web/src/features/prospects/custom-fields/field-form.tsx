import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { customTypes } from '../../../../../shared/prospects/custom-fields.ts';
import {
  createProspectField,
  listProspectFields,
  type ProspectField,
  updateProspectField,
} from '../../../../../shared/prospects/fields.contract.ts';
import { prospectProblems } from '../../../../../shared/prospects/messages.ts';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { request } from '../../../lib/request.ts';
import { useForm } from '../../../lib/use-form.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';

export type NewField = Pick<ProspectField, 'name' | 'type'>;

type Props = {
  /** The one to be changed; null for a new one. */
  field: ProspectField | null;
  /** What a new one begins with. */
  start?: NewField | undefined;
  onSaved: () => void;
  onCancel: () => void;
};

/** A field that the workspace adds to its prospects, new or to be changed: its type is chosen once. */
export function FieldForm({ field, start, onSaved, onCancel }: Props) {
  const first = field ?? start;
  const { busy, message, problems, values, form, input } = useForm({
    start: { name: first?.name ?? '', type: first?.type ?? 'text', choices: field?.choices.join('\n') ?? '' },
    otherwise: 'Le champ n’a pas pu être enregistré',
    check: ({ type, choices }) => ({ choices: type === 'choice' ? choicesProblem(linesOf(choices)) : null }),
    act: async ({ name, type, choices }) => {
      const offered = type === 'choice' ? { choices: linesOf(choices) } : {};
      if (field) await rename(field, { name: name.trim(), ...offered });
      else await request(createProspectField, { body: { name, type: typeOf(type), ...offered } });
      onSaved();
    },
  });
  return (
    <form {...form}>
      <Stack gap="md">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <TextInput
          {...input('name')}
          label="Nom du champ"
          placeholder="Date de fin de contrat, région…"
          required
          maxLength={prospectLimits.customName}
          autoComplete="off"
          data-autofocus
          autoFocus
        />
        {field ? null : (
          <NativeSelect
            {...input('type')}
            label="Type"
            description="Le type ne pourra plus être changé."
            data={keysOf(customTypes).map((value) => ({ value, label: customTypes[value] }))}
          />
        )}
        {values.type === 'choice' && (
          <Textarea
            {...input('choices')}
            label="Choix, un par ligne"
            description={field ? 'Un choix retiré de la liste reste sur les prospects qui l’ont.' : undefined}
            autosize
            minRows={3}
            maxRows={10}
            error={Object.entries(problems).find(([name]) => /^choices\b/.test(name))?.[1]}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Annuler
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Enregistrement...' : field ? 'Enregistrer' : 'Ajouter le champ'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const typeOf = (type: string) => keysOf(customTypes).find((one) => one === type) ?? 'text';

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

function choicesProblem(choices: string[]): string | null {
  const { customChoices, customChoice } = prospectLimits;
  if (choices.length === 0) return prospectProblems.choicesMissing;
  if (choices.length > customChoices) return `${customChoices} choix au plus`;
  const long = choices.find((choice) => choice.length > customChoice);
  return long ? `«\u00a0${long.slice(0, 20)}…\u00a0» dépasse ${customChoice} caractères` : null;
}

/** Refused because someone else changed the same of it, it is read again before it is said. */
async function rename(field: ProspectField, edit: { name: string; choices?: string[] }): Promise<void> {
  const params = { id: field.id };
  const outcome = await versionedWrite(field, edit, {
    put: async (version) => (await request(updateProspectField, { params, body: { ...edit, version } })).field,
    read: async () => (await request(listProspectFields)).items.find(({ id }) => id === field.id),
  });
  if ('theirs' in outcome) throw outcome.refusal;
}
