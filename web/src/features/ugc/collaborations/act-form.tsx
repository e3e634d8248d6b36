import { Button, FileButton, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { brandCommits } from '../../../../../shared/rules/ugc/collaboration-table.ts';
import type { Collaboration } from '../../../../../shared/ugc/collaboration.ts';
import { mostDocumentBytes } from '../../../../../shared/ugc/upload.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useForm } from '../../../lib/use-form.ts';
import { type AskedField, type Asking, moneyProblems, saidBy } from './asked-acts.ts';
import { actLabels } from './collaboration-words.ts';
import { sendContract } from './send-contract.ts';
import { type BrandMove, type Commitment, useCollaborationActs } from './use-collaborations.ts';

type Props = { action: string; asking: Asking; collaboration: Collaboration; onClose: () => void };

/** What an act asks before it is taken, and what it leads to. */
export function ActForm({ action, asking: { says, fields }, collaboration, onClose }: Props) {
  const { act, commit } = useCollaborationActs();
  const [file, setFile] = useState<File | null>(null);
  const { busy, message, problems, input, form, values } = useForm({
    start: Object.fromEntries(fields.map(({ name, start = '' }) => [name, start])),
    otherwise: 'Rien n’a changé',
    check: (said) => ({
      ...moneyProblems(fields, said),
      uploadId: file && file.size > mostDocumentBytes ? tooLarge : null,
    }),
    act: async () => {
      const said = fields.map((field) => [field.name, saidBy(field, values)] as const);
      const body = {
        action,
        ...Object.fromEntries(said.filter(([, value]) => value !== undefined)),
        ...(file && { uploadId: await sendContract(collaboration.id, file) }),
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
        {fields.map((field) =>
          field.kind === 'file' ? (
            <FileField
              key={field.name}
              label={field.label}
              file={file}
              problem={problems[field.name]}
              onFile={setFile}
            />
          ) : (
            field.when?.(values) !== false && <ActField key={field.name} field={field} input={input(field.name)} />
          ),
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

const tooLarge = 'Ce fichier dépasse 10\u00a0Mo\u00a0: envoyez un PDF plus léger';

type Chosen = { label: string; file: File | null; problem: string | undefined; onFile: (file: File | null) => void };

function FileField({ label, file, problem, onFile }: Chosen) {
  return (
    <div>
      <Group gap="xs">
        <FileButton accept="application/pdf,.pdf" onChange={onFile}>
          {(props) => (
            <Button variant="default" {...props}>
              {label}
            </Button>
          )}
        </FileButton>
        {file && (
          <>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Text>
            <Button variant="subtle" color="gray" onClick={() => onFile(null)}>
              Retirer ce fichier
            </Button>
          </>
        )}
      </Group>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </div>
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
