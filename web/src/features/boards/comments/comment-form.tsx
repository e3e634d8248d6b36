import '@mantine/core/styles/InlineInput.css';
import { Button, Checkbox, Group } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Comment } from '../../../../../shared/boards/comments.contract.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useMembers } from '../../../lib/use-members.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useBoardSpace } from '../board-space.ts';
import classes from './comments.module.css';
import { MentionField } from './mention-field.tsx';
import { mentionedIn, type Person } from './mentions.ts';

export type Said = { text: string; mentions: string[]; shared: boolean };

type Props = {
  start?: Pick<Comment, 'text' | 'mentions' | 'shared'>;
  otherwise: string;
  onSay: (said: Said) => Promise<void>;
  /** Gives up correcting one; a new one is just left. */
  onCancel?: () => void;
};

const nothing = { text: '', mentions: [], shared: false };

/** A comment, new or to be corrected: `Ctrl` and `Entrée` send it too. */
export function CommentForm({ start = nothing, otherwise, onSay, onCancel }: Props) {
  const { board } = useBoardSpace();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(start.text);
  const [chosen, setChosen] = useState<Person[]>(start.mentions);
  const [shared, setShared] = useState(start.shared);
  const { data: me } = useProfile();
  const { data: members = [] } = useMembers(text.includes('@'));
  const people = members.filter(({ id, permissions }) => id !== me?.user.id && permissions.includes('boards:read'));
  const { busy, message, problems, form } = useSubmit({
    check: () => ({ text: text.trim() ? null : 'Écrivez quelques mots' }),
    act: async () => {
      await onSay({ text: text.trim(), mentions: mentionedIn(text, chosen, people), shared });
      if (onCancel) return;
      setText('');
      setChosen([]);
      setShared(false);
      field.current?.focus();
    },
    otherwise,
  });
  const mention = Object.entries(problems).find(([path]) => path.startsWith('mentions'));

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    } else if (event.key === 'Escape' && onCancel) {
      // The drawer stays open.
      event.nativeEvent.stopImmediatePropagation();
      onCancel();
    }
  }

  return (
    <form {...form} className={classes.form}>
      {message && !mention && <FormNotice tone="refused">{message}</FormNotice>}
      <MentionField
        field={field}
        focused={onCancel !== undefined}
        label={onCancel ? 'Votre commentaire' : 'Ajouter un commentaire'}
        placeholder="« @ » mentionne un membre de l’équipe"
        value={text}
        error={problems.text ?? mention?.[1]}
        people={people}
        onChange={setText}
        onChosen={(person) => setChosen((before) => [...before, person])}
        onKeyDown={onKeyDown}
      />
      {board.shareAllowsComments && (
        <Checkbox
          size="sm"
          label="Visible par le client"
          description="Toute personne qui a le lien public le lira, avec votre nom."
          checked={shared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
      )}
      <Group gap="xs">
        <Button type="submit" size="sm" variant={onCancel || text.trim() ? 'filled' : 'default'} aria-disabled={busy}>
          {busy ? 'Enregistrement...' : onCancel ? 'Enregistrer' : 'Commenter'}
        </Button>
        {onCancel && (
          <Button variant="subtle" color="gray" size="sm" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </Group>
    </form>
  );
}
