import '@mantine/core/styles/Combobox.css';
import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { boardLimits } from '../../../../../shared/boards/boards.rules.ts';
import { MemberMark } from '../../../components/member-mark.tsx';
import classes from './comments.module.css';
import { type Asked, askedAt, type Person, peopleFor, withName } from './mentions.ts';

/** A menu that closes gives the focus back to its button first. */
const afterMenuMs = 30;

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder?: string;
  /** It takes the focus as it comes, its caret at the end. */
  focused?: boolean;
  value: string;
  error: string | null | undefined;
  people: readonly Person[];
  onChange: (text: string) => void;
  onChosen: (person: Person) => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
};

/** Where a comment is written: after an `@`, the members that one can name. */
export function MentionField({ field, people, value, error, onChange, onChosen, onKeyDown, focused, ...texts }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = asked ? peopleFor(people, asked) : [];
  const opened = found.length > 0;
  const store = useCombobox({ opened, onOpenedChange: (open) => open || setAsked(null) });
  const shown = found.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first one is chosen whenever others are shown
  useEffect(() => {
    if (opened) store.selectFirstOption();
  }, [shown]);

  useEffect(() => {
    if (!focused) return;
    const timer = setTimeout(() => {
      field.current?.focus();
      field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    }, afterMenuMs);
    return () => clearTimeout(timer);
  }, [field, focused]);

  function look({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) {
    setAsked(selectionStart === selectionEnd ? askedAt(text, selectionStart) : null);
  }

  function choose(id: string) {
    const person = found.find((one) => one.id === id);
    if (!asked || !person) return;
    const { text, caret } = withName(value, asked, person);
    onChange(text);
    onChosen(person);
    setAsked(null);
    // Once the field has the text.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!opened) return onKeyDown(event);
    if (event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault();
      store.clickSelectedOption();
    }
  }

  return (
    <Combobox store={store} onOptionSubmit={choose} withinPortal={false} position="bottom-start" width="target">
      <Combobox.Target withKeyboardNavigation={opened}>
        <Textarea
          ref={field}
          name="text"
          size="sm"
          autosize
          minRows={2}
          maxRows={10}
          maxLength={boardLimits.comment}
          value={value}
          error={error}
          {...texts}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            look(currentTarget);
          }}
          onKeyDown={onKey}
          onClick={({ currentTarget }) => look(currentTarget)}
          onBlur={() => setAsked(null)}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!opened}>
        <Combobox.Options aria-label="Membres à citer">
          {found.map(({ id, name }) => (
            <Combobox.Option key={id} value={id} className={classes.option}>
              <MemberMark name={name} size={22} />
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
