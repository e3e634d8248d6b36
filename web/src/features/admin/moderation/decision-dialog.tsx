import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { decideModeration, type ModerationCase } from '../../../../../shared/admin/moderation.contract.ts';
import { moderationLimits, reasonNeeded } from '../../../../../shared/admin/moderation.rules.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { type Decision, wordsOf } from './moderation-words.ts';

type Props = {
  one: ModerationCase;
  decision: Decision;
  onDone: (said: string) => void;
  onClose: () => void;
};

/** Says what a decision does and to whom it is told, asks why, and takes it. */
export function DecisionDialog({ one, decision, onDone, onClose }: Props) {
  const { act, acting, follows, done } = wordsOf(one, decision);
  const [reason, setReason] = useState('');
  const needed = decision === 'reject';
  const { busy, message, problems, form } = useSubmit({
    check: () => ({
      reason: needed && reason.trim().length < moderationLimits.shortestReason ? reasonNeeded : null,
    }),
    act: async () => {
      const { id, version } = one;
      await request(decideModeration, { params: { id }, body: { decision, reason: reason.trim(), version } });
      onDone(done);
    },
    otherwise: 'La décision n’a pas été prise',
  });
  return (
    <Dialog title={`${act}\u202f?`} onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Text size="sm">{follows}</Text>
          <Textarea
            label="Motif"
            name="reason"
            description={needed ? 'La règle ou la loi que ce contenu enfreint, et en quoi.' : undefined}
            required={needed}
            rows={4}
            maxLength={moderationLimits.reason}
            value={reason}
            error={problems.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? acting : act}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
