import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { brandCommits } from '../../../../../shared/rules/ugc/collaboration-table.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { type AskedField, type Asking, moneyProblems, saidBy } from './asked-acts.ts';
import { actLabels } from './collaboration-words.ts';
import { type BrandMove, type Commitment, useCollaborationActs } from './use-collaborations.ts';

type Props = { action: string; asking: Asking; collaboration: Collaboration; onClose: () => void };

/** What an act asks before it is taken, and what it leads to. */
export function ActForm({ action, asking: { says, fields }, collaboration, onClose }: Props) {
  const { act, commit } = useCollaborationActs();
  const { busy, message, input, form, values } = useForm({
    start: Object.fromEntries(fields.map(({ name, start = '' }) => [name, start])),
    otherwise: 'Rien n’a changé',
    check: (said) => moneyProblems(fields, said),
    act: async () => {
      const said = fields.map((field) => [field.name, saidBy(field, values)] as const);
      const body = {
        action,
        ...Object.fromEntries(said.filter(([, value]) => value !== undefined)),
        ...(action === 'countersign' && { documentSha256: collaboration.agreement?.documentSha256 }),
      };
      if (brandCommits.some((one) => one === action)) await commit(collaboration, body as Commitment);
      else await act(collaboration, body as BrandMove);
      onClose();
    },
  });
  return (
    <form {...form} aria-label={actLabels[action]}>
      <Stack gap="sm">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        {fields.map(
          (field) =>
            field.when?.(values) !== false && <ActField key={field.name} field={field} input={input(field.name)} />,
        )}
        {says && (
          <Text size="sm" c="dimmed">
            {says}
          </Text>
        )}
        <Group gap="xs">
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Envoi...' : actLabels[action]}
          </Button>
          <Button variant="default" onClick={onClose}>
            Fermer
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Input = ReturnType<ReturnType<typeof useForm>['input']>;

/** A field of what an act asks. */
export function ActField({ field, input }: { field: AskedField; input: Input }) {
  const { label, kind, required = false, most, choices = [], between } = field;
  if (kind === 'long') return <Textarea label={label} rows={3} required={required} maxLength={most} {...input} />;
  if (kind === 'choice' || kind === 'mark')
    return (
      <NativeSelect
        label={label}
        required={required}
        data={[{ value: '', label: 'À choisir' }, ...choices]}
        {...input}
      />
    );
  return (
    <TextInput
      label={label}
      required={required}
      maxLength={most}
      type={kind === 'money' ? 'text' : kind === 'day' ? 'date' : (kind ?? 'text')}
      {...(kind === 'money' && { inputMode: 'decimal' as const })}
      {...(kind === 'day' && { min: between?.from, max: between?.to })}
      {...(kind === 'password' && { autoComplete: 'current-password' })}
      {...input}
    />
  );
}
