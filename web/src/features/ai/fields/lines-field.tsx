import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import classes from './fields.module.css';

type Props = {
  label: string;
  description?: string;
  /** As problems name it: `brief.benefits`. */
  name: string;
  lines: readonly string[];
  most: number;
  maxLength: number;
  placeholder?: string;
  problems: Record<string, string>;
  /** What is to be said of a line, if anything. */
  remark?: (line: string) => string | null;
  onChange: (lines: string[]) => void;
};

/** Things, a line each: Enter adds one, Backspace in an empty one takes it away. */
export function LinesField({ label, description, name, lines, most, maxLength, placeholder, ...props }: Props) {
  const { problems, remark, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const shown = lines.length === 0 ? [''] : lines;

  // What a key has added or uncovered is there from the next render on.
  useEffect(() => {
    if (wanted.current === null) return;
    root.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = null;
  });

  const write = (at: number, text: string) => onChange(shown.map((line, index) => (index === at ? text : line)));
  const add = (at: number) => {
    if (shown.length >= most) return;
    wanted.current = at;
    onChange([...shown.slice(0, at), '', ...shown.slice(at)]);
  };
  const remove = (at: number) => {
    wanted.current = Math.max(0, at - 1);
    onChange(shown.filter((_, index) => index !== at));
  };

  function onKeyDown(event: KeyboardEvent, at: number) {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(at + 1);
    }
    if (event.key === 'Backspace' && shown[at] === '' && shown.length > 1) {
      event.preventDefault();
      remove(at);
    }
  }

  return (
    <Input.Wrapper label={label} description={description} error={problems[name]} labelElement="div">
      <div ref={root} className={classes.lines}>
        {shown.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and its field has no state of its own
          <div key={at} className={classes.line}>
            <TextInput
              name={`${name}.${at}`}
              aria-label={`${label}, ligne ${at + 1}`}
              maxLength={maxLength}
              placeholder={at === 0 ? placeholder : undefined}
              value={line}
              error={problems[`${name}.${at}`]}
              description={remark?.(line) ?? undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              onChange={({ currentTarget: { value } }) => write(at, value)}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
            {(shown.length > 1 || line !== '') && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={`Ôter la ligne ${at + 1} de ${label}`}
                onClick={() => remove(at)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
          </div>
        ))}
      </div>
      {shown.length < most && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mt={4}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => add(shown.length)}
        >
          Ajouter
        </Button>
      )}
    </Input.Wrapper>
  );
}
