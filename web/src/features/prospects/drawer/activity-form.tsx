import { Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { prospectLimits, type WrittenType } from '../../../../../shared/prospects/prospects.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useForm } from '../../../lib/use-form.ts';
import classes from './activity-form.module.css';
import { type ActivityValues, outcomeChoices } from './activity-values.ts';

type Props = {
  type: WrittenType;
  start: ActivityValues;
  otherwise: string;
  /** On the button that saves. */
  action: string;
  onSave: (values: ActivityValues) => Promise<void>;
  onCancel: () => void;
  /** What else the form asks. */
  children?: ReactNode;
};

const placeholders: Record<WrittenType, string> = {
  note: 'Ce qu’il faut retenir',
  call: 'Ce qui s’est dit',
  email: 'Ce que dit l’e-mail',
  meeting: 'Ce qui s’est dit, ce qui suit',
  task: 'Envoyer le devis',
};

/** A line of the timeline, new or to be corrected. */
export function ActivityForm({ type, start, otherwise, action, onSave, onCancel, children }: Props) {
  const { busy, message, form, input } = useForm({
    start,
    otherwise,
    // What came of an exchange says enough.
    check: ({ content, outcome }) => ({ content: content.trim() || outcome ? null : 'Écrivez quelques mots' }),
    act: onSave,
  });
  const task = type === 'task';

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  }

  return (
    <form {...form} className={classes.form} onKeyDown={onKeyDown}>
      {message && <FormNotice tone="refused">{message}</FormNotice>}
      <Textarea
        label={task ? 'À faire' : 'Contenu'}
        placeholder={placeholders[type]}
        autosize
        autoFocus
        minRows={2}
        maxRows={10}
        maxLength={prospectLimits.activityContent}
        {...input('content')}
        size="sm"
      />
      <div className={classes.row}>
        {task ? (
          <TextInput label="À faire pour le" type="datetime-local" {...input('dueAt')} size="sm" />
        ) : (
          <>
            <NativeSelect label="Résultat" data={outcomeChoices(type)} {...input('outcome')} size="sm" />
            <TextInput label="Date" type="datetime-local" {...input('at')} size="sm" />
          </>
        )}
      </div>
      {children}
      <Group gap="xs">
        <Button type="submit" size="sm" aria-disabled={busy}>
          {busy ? 'Enregistrement...' : action}
        </Button>
        <Button variant="subtle" color="gray" size="sm" onClick={onCancel}>
          Annuler
        </Button>
      </Group>
    </form>
  );
}
