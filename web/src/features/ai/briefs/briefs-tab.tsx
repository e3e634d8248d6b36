import { Stack } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import type { KeptBrief } from '../../../../../shared/ai/brief.ts';
import { createBrief, getBrief, updateBrief } from '../../../../../shared/ai/briefs.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { useNamePage } from '../../../lib/page-head.tsx';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useMay } from '../../../lib/use-may.ts';
import { useSaveEdit } from '../../../lib/use-save-edit.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { aiNames, isNew } from '../ai-url.ts';
import { BackToList } from '../fields/back-to-list.tsx';
import { FormSkeleton } from '../fields/form-skeleton.tsx';
import { tool } from '../tool.tsx';
import { BriefList } from './brief-list.tsx';
import { type BriefValues, editedBrief, newBrief, newBriefValues, valuesOfBrief } from './brief-values.ts';
import { useBrief, useKeepBrief } from './use-briefs.ts';

// It hears whether a brief says « vous » or « tu », with the rules of the analyser.
const BriefForm = tool(async () => (await import('./brief-form.tsx')).BriefForm, <FormSkeleton />);

/** All briefs, or the one that the address names. */
export function BriefsTab() {
  const id = useUrlState().params.get(aiNames.brief);
  if (id === null) return <BriefList />;
  return id === isNew ? <NewBrief /> : <OpenBrief key={id} id={id} />;
}

function NewBrief() {
  const { change } = useUrlState();
  const keep = useKeepBrief();
  const may = useMay();
  // What another page of the generator gives it to begin with.
  const given: { brief?: Partial<BriefValues> } | null = useLocation().state;
  useNamePage('Nouveau brief');
  async function save(values: BriefValues) {
    const { brief } = await request(createBrief, { body: newBrief(values) });
    await keep(brief);
    saySaved();
    change({ [aiNames.brief]: brief.id }, { replace: true });
  }
  return (
    <Stack gap="md">
      <BackToList name={aiNames.brief} label="Tous les briefs" />
      <BriefForm
        start={{ ...newBriefValues, ...given?.brief }}
        briefId={undefined}
        mayWrite={may('ai:write')}
        onSave={save}
      />
    </Stack>
  );
}

function OpenBrief({ id }: { id: string }) {
  const { data, error, mutate } = useBrief(id);
  useNamePage(data?.brief.name ?? null);
  return (
    <Stack gap="md">
      <BackToList name={aiNames.brief} label="Tous les briefs" />
      {error && <LoadFailure what="Les briefs" error={error} onRetry={() => mutate()} />}
      {!data && !error && <FormSkeleton />}
      {data && <Edited key={data.brief.id} brief={data.brief} />}
    </Stack>
  );
}

/** The form as it was opened. */
function Edited({ brief }: { brief: KeptBrief }) {
  const keep = useKeepBrief();
  const may = useMay();
  // The field that a question of another page is about.
  const given: { ask?: string } | null = useLocation().state;
  const params = { id: brief.id };
  const save = useSaveEdit(brief, {
    bodyOf: (kept: KeptBrief) => editedBrief(valuesOfBrief(kept)),
    put: async (body) => (await request(updateBrief, { params, body })).brief,
    read: async () => (await request(getBrief, { params })).brief,
    keep,
  });
  return (
    <BriefForm
      start={valuesOfBrief(brief)}
      briefId={brief.id}
      mayWrite={may('ai:write')}
      ask={given?.ask}
      onSave={(values) => save(editedBrief(values))}
    />
  );
}
