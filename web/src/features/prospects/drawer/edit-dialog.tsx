import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { getProspect, updateProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../../shared/prospects/prospect-name.ts';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { saySaved } from '../../../lib/say-saved.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useReferenceNames } from '../../../lib/use-whose.ts';
import { fieldsInConflict, versionedWrite } from '../../../lib/versioned-write.ts';
import { CustomInputs } from '../custom-fields/custom-inputs.tsx';
import { customWords, seenAs } from '../custom-fields/custom-text.ts';
import { type CustomTexts, useCustomTexts } from '../custom-fields/use-custom-texts.ts';
import { fieldLabels, shownValue } from '../prospect-field-labels.ts';
import { EssentialFields, MoreFields } from '../prospect-fields.tsx';
import { useProspectSpace } from '../prospect-space.ts';
import { checkValues, editOf, type ProspectValues, valuesOf } from '../prospect-values.ts';

const otherwise = 'Le prospect n’a pas pu être modifié';

type Props = { prospect: Prospect; onClose: () => void };
type Conflict = { edit: ReturnType<typeof editOf>; theirs: Prospect; fields: (keyof ProspectValues | 'custom')[] };

/** Every field of a prospect. */
export function EditDialog({ prospect, onClose }: Props) {
  const { store, recount } = useProspectSpace();
  // As it was when the writing began: what others write meanwhile is not overwritten.
  const [base] = useState(prospect);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const custom = useCustomTexts(base.custom);
  const { busy, message, problems, values, setValues, input, form } = useForm({
    start: valuesOf(base),
    check: (written) => ({ ...checkValues(written), ...custom.checks() }),
    otherwise,
    act: (written) => save(base, { ...editOf(valuesOf(base), written), ...custom.edit() }),
  });

  async function save(over: Prospect, edit: Conflict['edit']) {
    const { id } = base;
    if (Object.keys(edit).length === 0) return onClose();
    const outcome = await versionedWrite(over, edit, {
      put: async (version) => (await request(updateProspect, { params: { id }, body: { ...edit, version } })).prospect,
      read: async () => (await request(getProspect, { params: { id } })).prospect,
      seen: seenAs(edit),
    });
    if ('theirs' in outcome) {
      const seen = seenAs(edit);
      const inConflict = fieldsInConflict(seen(over), seen(outcome.theirs), edit);
      const fields = [...keysOf(fieldLabels), 'custom' as const].filter((field) => inConflict.includes(field));
      return setConflict({ edit, theirs: outcome.theirs, fields });
    }
    keep(outcome.kept);
  }

  function keep(latest: Prospect) {
    store.show(latest);
    recount();
    saySaved();
    onClose();
  }

  const keepAfter = (theirs: Prospect) => async (edit: Conflict['edit']) => {
    store.show(theirs);
    try {
      await save(theirs, edit);
    } catch (error) {
      sayRefused(otherwise, error);
    }
  };

  return (
    <Dialog title={`Modifier ${prospectName(prospect)}`} size={660} closeOnClickOutside={false} onClose={onClose}>
      {conflict ? (
        <FieldsConflict conflict={conflict} values={values} custom={custom} onKeep={keepAfter(conflict.theirs)} />
      ) : (
        <form {...form}>
          <Stack gap="lg">
            {message && <FormNotice tone="refused">{message}</FormNotice>}
            <EssentialFields {...{ values, problems, input, setValues }} />
            <CustomInputs texts={custom} problems={problems} />
            <Title order={3} fz="1rem">
              Entreprise et suivi
            </Title>
            <MoreFields {...{ values, problems, input, setValues }} />
          </Stack>
          <DialogFoot>
            <Button type="submit" size="md" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : 'Enregistrer'}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}

type ConflictProps = {
  conflict: Conflict;
  values: ProspectValues;
  custom: CustomTexts;
  onKeep: (edit: Conflict['edit']) => Promise<void>;
};

/** The fields that someone else wrote meanwhile; the others are kept whatever is chosen. */
function FieldsConflict({ conflict: { edit, theirs, fields }, values, custom, onKeep }: ConflictProps) {
  const names = useReferenceNames();
  const line = (label: string, words: string) => `${label}\u00a0: ${words || 'rien'}`;
  const wordsOf = (written: ProspectValues, values: Conflict['edit']['custom'] = {}) =>
    fields
      .flatMap((field) =>
        field === 'custom'
          ? custom.fields
              .filter(({ id }) => edit.custom && id in edit.custom)
              .map((one) => line(one.name, customWords(one, values[one.id])))
          : line(fieldLabels[field], shownValue(field, written, names)),
      )
      .join('\n');
  const others = Object.fromEntries(Object.entries(edit).filter(([field]) => !fields.some((one) => one === field)));
  return (
    <ConflictChoice
      what={'Quelqu’un a modifié ce prospect en même temps que vous. Que garder\u202f?'}
      mine={wordsOf(values, edit.custom)}
      theirs={wordsOf(valuesOf(theirs), theirs.custom)}
      onMine={() => onKeep(edit)}
      onTheirs={() => onKeep(others)}
    />
  );
}
