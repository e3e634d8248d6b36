import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { listCampaigns } from '../../../../../shared/campaigns/list.contract.ts';
import { namingProblems } from '../../../../../shared/campaigns/messages.ts';
import { getNaming, type Naming, updateNaming } from '../../../../../shared/campaigns/naming.contract.ts';
import {
  type NamingLevel,
  type NamingRule,
  namingLevels,
  namingLimits,
} from '../../../../../shared/campaigns/naming.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { useForm } from '../../../lib/use-form.ts';
import { ParsedNames } from './parsed-names.tsx';

/** How names are read, with what that gives of those that there are, before anything is kept. */
export function NamingDialog({ onClose }: { onClose: () => void }) {
  const { data, error, mutate } = useSWR(getNaming.operation, () => request(getNaming), {
    revalidateOnFocus: false,
  });
  return (
    <Dialog title="Règles de nommage" size={640} onClose={onClose} closeOnClickOutside={false}>
      {data ? (
        <NamingForm naming={data} onClose={onClose} />
      ) : error ? (
        <LoadFailure what="La règle de nommage" error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton height={280} role="status" aria-label="Chargement des règles" />
      )}
    </Dialog>
  );
}

type Words = Record<`${NamingLevel}${'Separator' | 'Fields'}`, string>;

function wordsOf(rules: readonly NamingRule[]): Words {
  const of = (level: NamingLevel) => rules.find((rule) => rule.level === level);
  const fields = (level: NamingLevel) => of(level)?.fields.join(', ') ?? '';
  return {
    campaignSeparator: of('campaign')?.separator ?? '_',
    campaignFields: fields('campaign'),
    adSeparator: of('ad')?.separator ?? '_',
    adFields: fields('ad'),
  };
}

/** No fields, no rule. */
function rulesOf(words: Words): NamingRule[] {
  return keysOf(namingLevels).flatMap((level) => {
    const fields = words[`${level}Fields`]
      .split(',')
      .map((field) => field.trim())
      .filter(Boolean);
    return fields.length === 0 ? [] : [{ level, separator: words[`${level}Separator`], fields }];
  });
}

/** What is wrong with a rule, before it is asked. */
function problemOf({ separator, fields }: NamingRule): string | null {
  if (separator === '') return namingProblems.separator;
  if (fields.length > namingLimits.fields) return `${namingLimits.fields} champs au plus`;
  if (fields.some((field) => field.length > namingLimits.field))
    return `${namingLimits.field} caractères au plus par champ`;
  if (fields.some((field) => field.includes(':'))) return namingProblems.colon;
  return new Set(fields).size < fields.length ? namingProblems.fieldTwice : null;
}

const problemsOf = (words: Words) =>
  Object.fromEntries(rulesOf(words).map((rule) => [`${rule.level}Fields`, problemOf(rule)]));

function NamingForm({ naming, onClose }: { naming: Naming; onClose: () => void }) {
  const { mutate } = useSWRConfig();
  const [start] = useState(() => wordsOf(naming.rules));
  const { busy, message, form, input, values } = useForm<Words>({
    start,
    check: problemsOf,
    otherwise: 'Les règles n’ont pas pu être enregistrées',
    act: async (words) => {
      const body = { rules: rulesOf(words), version: naming.version };
      const kept = await request(updateNaming, { body });
      await mutate(getNaming.operation, kept, { revalidate: false });
      void mutate((key) => JSON.stringify(key ?? '').includes(listCampaigns.operation));
      say('Règles enregistrées');
      onClose();
    },
  });
  const [asked] = useDebouncedValue(JSON.stringify(rulesOf(values)), 400);
  const tried = useTried(asked, naming);
  return (
    <form {...form}>
      <Stack gap="lg">
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Text size="sm" c="dimmed">
          Un nom comme <b>FR_Soldes_Vidéo</b> devient Pays, Offre et Format : chacun un filtre de la liste.
        </Text>
        {keysOf(namingLevels).map((level) => (
          <Stack key={level} gap="xs">
            <TextInput
              {...input(`${level}Fields`)}
              label={`${namingLevels[level]}\u00a0: champs, dans l’ordre du nom`}
              placeholder="Pays, Offre, Format"
              description="Séparés par des virgules ; vide, le nom n’est pas lu."
              autoComplete="off"
              data-autofocus={level === 'campaign' || undefined}
            />
            <TextInput
              {...input(`${level}Separator`)}
              label="Séparés dans le nom par"
              maxLength={namingLimits.separator}
              maw={180}
              autoComplete="off"
            />
          </Stack>
        ))}
        <ParsedNames parsed={tried ?? naming.parsed} />
      </Stack>
      <DialogFoot>
        <Button type="submit" size="md" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : 'Enregistrer'}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** What rules would read; nothing while they are not whole. */
function useTried(asked: string, { version }: Naming): Naming['parsed'] | undefined {
  const rules: NamingRule[] = JSON.parse(asked);
  const whole = rules.every((rule) => problemOf(rule) === null);
  const { data } = useSWR(
    whole ? [updateNaming.operation, asked] : null,
    async () => (await request(updateNaming, { body: { rules, version, dryRun: true } })).parsed,
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  return data;
}
