import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { brandCommits } from '../../../../../shared/rules/ugc/collaboration-table.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { type AskedAct, type AskedField, askedActs } from './asked-acts.ts';
import { actLabels } from './collaboration-words.ts';
import { type BrandMove, type Commitment, useCollaborationActs } from './use-collaborations.ts';

type Props = { action: AskedAct; collaboration: Collaboration; onClose: () => void };

/** What an act asks before it is taken. */
export function ActForm({ action, collaboration, onClose }: Props) {
  const { act, commit } = useCollaborationActs();
  const fields: readonly AskedField[] = askedActs[action];
  const start = Object.fromEntries(fields.map(({ name }) => [name, startOf(name, collaboration)]));
  const { busy, message, input, form, values } = useForm({
    start,
    otherwise: 'Rien n’a changé',
    act: async () => {
      const said = Object.fromEntries(fields.map(({ name, type }) => [name, saidAs(values[name] ?? '', type)]));
      const body = {
        action,
        ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')),
        ...(action === 'countersign' && { documentSha256: collaboration.agreement?.documentSha256 }),
      };
      if (brandCommits.some((one) => one === action)) await commit(collaboration, body as Commitment);
      else await act(collaboration, body as BrandMove);
      onClose();
    },
  });
  return (
    <form {...form}>
      <Stack gap="sm">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        {fields.map(({ name, label, type, long, required }) =>
          long ? (
            <Textarea key={name} label={label} rows={3} required={required ?? false} {...input(name)} />
          ) : (
            <TextInput
              key={name}
              label={label}
              type={type ?? 'text'}
              required={required ?? false}
              {...(type === 'number' && { min: 0, step: 'any' })}
              {...input(name)}
            />
          ),
        )}
        {action === 'offer' && (
          <Text size="sm" c="dimmed">
            Le document dira les livrables, les droits et les délais du brief, et comptera ce que vous avez déjà convenu
            avec ce créateur dans l’année&nbsp;: dès 1&nbsp;000&nbsp;€ HT, produit compris, un contrat écrit est
            obligatoire (loi du 9&nbsp;juin 2023).
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

function startOf(name: string, { quote }: Collaboration): string {
  return name === 'fee' && quote?.fee !== null && quote?.fee !== undefined ? String(quote.fee) : '';
}

const saidAs = (text: string, type: string | undefined) =>
  type === 'number' ? (text.trim() === '' ? '' : Number(text)) : text.trim();
