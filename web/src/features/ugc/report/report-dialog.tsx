import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { createUgcReport } from '../../../../../shared/ugc/report.contract.ts';
import { type ReportedKind, reportLimits } from '../../../../../shared/ugc/report.rules.ts';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { say } from '../../../components/undo-toast.tsx';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';

type Props = { reported: { kind: ReportedKind; id: string; name: string }; onClose: () => void };

/** Tells the platform what should not be there, and why; says what becomes of it before it leaves. */
export function ReportDialog({ reported: { kind, id, name }, onClose }: Props) {
  const [text, setText] = useState('');
  const { busy, message, problems, form } = useSubmit({
    act: async () => {
      const made = await request(createUgcReport, { body: { kind, id, text: text.trim() } });
      say(`Signalement ${made.id} envoyé\u00a0: vous recevrez la décision par e-mail`);
      onClose();
    },
    otherwise: 'Le signalement n’est pas parti',
  });
  return (
    <Dialog title={`Signaler ${name}`} onClose={onClose}>
      <form {...form}>
        <Stack gap="md">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          <Textarea
            label="Ce qui ne va pas"
            name="text"
            description="Dites ce qui vous paraît illicite ou contraire aux règles, et pourquoi."
            required
            autosize
            minRows={4}
            maxLength={reportLimits.text}
            value={text}
            error={problems.text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            Une personne de Réclame le lit et décide. L’auteur ne saura pas qui l’a signalé.
          </Text>
          <DialogFoot>
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Envoi...' : 'Signaler'}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
