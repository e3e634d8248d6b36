import { NativeSelect, Text, Textarea, TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import editClasses from '../../../components/edit-in-place.module.css';
import { useForm } from '../../../lib/use-form.ts';
import classes from './in-place.module.css';
import { useFocusPlace } from './use-focus-place.ts';

export type InPlaceField = {
  label: string;
  /** As the API names what is wrong with it. */
  name: string;
  /** What stands in the field when it opens. */
  start: string;
  kind: 'line' | 'lines' | 'day' | 'choice';
  choices?: readonly { value: string; label: string }[];
  max?: number | undefined;
  check: (text: string) => string | null;
  /** Keeps what was written; a text that is the same as before is not handed over. */
  save: (text: string) => Promise<void>;
};

type Props = {
  field: InPlaceField;
  /** The value as it is read, empty without one. */
  words: string;
};

/** A value changed where it stands: a press opens it, Enter or leaving it keeps it, Escape leaves it as it was. */
export function InPlace({ field, words }: Props) {
  const [editing, setEditing] = useState(false);
  const place = useFocusPlace<HTMLDivElement>(editing);
  return (
    <div ref={place}>
      {editing ? (
        <Editor field={field} onClose={() => setEditing(false)} />
      ) : (
        <UnstyledButton
          className={`${editClasses.edit} ${classes.value}`}
          aria-label={words ? `${field.label} : ${words}, modifier` : `${field.label} : ajouter`}
          onClick={() => setEditing(true)}
        >
          {words || (
            <Text span inherit c="dimmed">
              Ajouter
            </Text>
          )}
        </UnstyledButton>
      )}
    </div>
  );
}

function Editor({ field: opened, onClose }: { field: InPlaceField; onClose: () => void }) {
  // As it was when the writing began: what others write meanwhile is not overwritten.
  const [field] = useState(opened);
  const { label, name, start, kind, choices = [], max, check } = field;
  const byKeys = useRef(false);
  const { message, problems, form, input, setValues, send } = useForm({
    start: { value: start },
    otherwise: 'Le prospect n’a pas pu être modifié',
    check: ({ value }) => ({ value: check(value) }),
    act: ({ value }) => save(value),
  });

  async function save(value: string): Promise<void> {
    if (value.trim() !== start.trim()) await field.save(value);
    onClose();
  }

  const common = {
    ...input('value'),
    size: 'sm',
    autoFocus: true,
    'aria-label': label,
    error: problems.value ?? problems[name] ?? message,
    onBlur: ({ currentTarget }: { currentTarget: { form: HTMLFormElement | null } }) =>
      currentTarget.form?.requestSubmit(),
  };

  /** A choice and a date keep Enter for themselves in some browsers. */
  function keepOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <form {...form} onKeyDown={onKeyDown}>
      {kind === 'choice' && (
        <NativeSelect
          {...common}
          data={[...choices]}
          onPointerDown={() => {
            byKeys.current = false;
          }}
          onKeyDown={(event) => {
            byKeys.current = true;
            keepOnEnter(event);
          }}
          onChange={({ currentTarget: { value } }) => {
            setValues({ value });
            // The arrow keys go through the choices one by one: Enter or leaving says which.
            if (!byKeys.current) void send(() => save(value));
          }}
        />
      )}
      {kind === 'lines' && (
        <Textarea
          {...common}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={max}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
        />
      )}
      {(kind === 'line' || kind === 'day') && (
        <TextInput
          {...common}
          type={kind === 'day' ? 'date' : 'text'}
          maxLength={max}
          autoComplete="off"
          onKeyDown={keepOnEnter}
        />
      )}
    </form>
  );
}
