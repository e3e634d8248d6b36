import { Button, Group, Text, Textarea } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { deliverableLimits } from '../../../../../shared/ugc/deliverable.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import type { Area } from './draw-area.tsx';
import { filmTime } from './film-time.ts';

export type Moment = { atMs: number | null; untilMs: number | null; area: Area | null };

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  moment: Moment;
  /** Whom one answers, if anyone. */
  answering: string | null;
  /** The film waits while one writes. */
  onFocus: () => void;
  /** A stretch of the film begins and ends where it is; none of a picture. */
  onStart: (() => void) | undefined;
  onEnd: (() => void) | undefined;
  ranged: boolean;
  onSay: (text: string) => Promise<void>;
  onClear: () => void;
};

/** A comment of the moment that is shown, of a stretch of the film, of a zone; `Ctrl` and `Entrée` send it. */
export function CommentForm({ field, moment, answering, onFocus, onStart, onEnd, ranged, onSay, onClear }: Props) {
  const [text, setText] = useState('');
  const { busy, message, problems, form } = useSubmit({
    check: () => ({ text: text.trim() ? null : 'Écrivez quelques mots' }),
    act: async () => {
      await onSay(text.trim());
      setText('');
    },
    otherwise: 'Le commentaire n’a pas été enregistré',
  });
  return (
    <form {...form}>
      {message && <FormNotice tone="refused">{message}</FormNotice>}
      <Textarea
        ref={field}
        name="text"
        label={answering ? `Répondre à ${answering}` : 'Ajouter un commentaire'}
        description={whereOf(moment)}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={deliverableLimits.commentText}
        value={text}
        onFocus={onFocus}
        error={problems.text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="sm" variant="default" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : 'Commenter'}
        </Button>
        {onStart && onEnd && !answering && (
          <>
            <Button variant="subtle" size="sm" onClick={onStart}>
              Début ici
            </Button>
            <Button variant="subtle" size="sm" onClick={onEnd}>
              Fin ici
            </Button>
          </>
        )}
        {(ranged || moment.area || answering) && (
          <Button variant="subtle" color="gray" size="sm" onClick={onClear}>
            Annuler
          </Button>
        )}
      </Group>
    </form>
  );
}

function whereOf({ atMs, untilMs, area }: Moment) {
  if (atMs === null) return 'Sur toute la version';
  const moment = untilMs === null ? filmTime(atMs / 1000) : `${filmTime(atMs / 1000)} à ${filmTime(untilMs / 1000)}`;
  return (
    <Text span size="xs">
      {moment}
      {area && ', dans la zone tracée'}
    </Text>
  );
}
