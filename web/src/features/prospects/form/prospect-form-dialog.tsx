import { Anchor, Button, Stack } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { createProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PlanLimitNotice, planLimitOf } from '../../../components/plan-limit-notice.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useForm } from '../../../lib/use-form.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { CustomInputs } from '../custom-fields/custom-inputs.tsx';
import { useCustomTexts } from '../custom-fields/use-custom-texts.ts';
import { EssentialFields, isWrongInMore, MoreFields } from '../prospect-fields.tsx';
import { checkValues, contentOf, noValues } from '../prospect-values.ts';
import { urlNames } from '../prospects-query.ts';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { useDuplicate } from './use-duplicate.ts';

type Props = { onClose: () => void; onSaved: (prospect: Prospect) => void };

/** A new prospect: what identifies it first, the rest for whoever has it. */
export function ProspectFormDialog({ onClose, onSaved }: Props) {
  const { change } = useUrlState();
  const ownerId = useProfile().data?.user.id;
  const { clientId } = useChosenClient();
  const [more, setMore] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const custom = useCustomTexts({});
  const { busy, message, problems, values, setValues, input, form } = useForm({
    start: { ...noValues, ownerId: ownerId ?? '', clientId: clientId ?? '' },
    check: (written) => ({ ...checkValues(written), ...custom.checks() }),
    otherwise: 'Le prospect n’a pas pu être créé',
    act: async (written) => {
      setRefusal(null);
      try {
        // Until it is known who one is, the server says it.
        const { ownerId: chosen, ...content } = contentOf(written);
        const body = { ...content, ...custom.edit(), ...(ownerId && { ownerId: chosen }) };
        const { prospect } = await request(createProspect, { body });
        onSaved(prospect);
      } catch (error) {
        if (error instanceof ApiError) setRefusal(error);
        throw error;
      }
    },
  });
  const duplicate = useDuplicate(values);
  const limit = planLimitOf(refusal);
  const takenBy = refusal?.existingId;
  const moreOpened = more || isWrongInMore(problems);

  function open(id: string) {
    onClose();
    change({ [urlNames.creating]: null, [urlNames.prospect]: id });
  }

  return (
    <Dialog title="Nouveau prospect" size={660} closeOnClickOutside={false} onClose={onClose}>
      <form {...form}>
        <Stack gap="lg">
          {limit && <PlanLimitNotice error={limit} things="prospects" />}
          {message && !limit && (
            <FormNotice tone="refused">
              {message}
              {takenBy && (
                <Anchor
                  component="button"
                  type="button"
                  inherit
                  ml="xs"
                  underline="always"
                  onClick={() => open(takenBy)}
                >
                  Ouvrir le prospect
                </Anchor>
              )}
            </FormNotice>
          )}
          <div>
            <EssentialFields {...{ values, problems, input, setValues }} />
            <DuplicateNotice duplicate={duplicate} onOpen={open} />
          </div>
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            mr="auto"
            aria-expanded={moreOpened}
            rightSection={
              moreOpened ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />
            }
            onClick={() => setMore(!moreOpened)}
          >
            {moreOpened ? 'Moins de champs' : 'Plus de champs'}
          </Button>
          {moreOpened && <CustomInputs texts={custom} problems={problems} />}
          {moreOpened && <MoreFields {...{ values, problems, input, setValues }} />}
        </Stack>
        <DialogFoot>
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? 'Création...' : 'Créer le prospect'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
