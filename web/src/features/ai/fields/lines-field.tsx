import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LineInput } from './line-input.tsx';
import { RowsField } from './rows-field.tsx';

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
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(at + 1);
    }
    if (event.key === 'Backspace' && shown[at] === '' && shown.length > 1) {
      event.preventDefault();
      remove(at);
    }
  }

  return (
    <div ref={root}>
      <RowsField
        {...{ label, description, most }}
        error={problems[name]}
        rows={shown.length}
        isBlank={(at) => shown[at] === ''}
        onAdd={() => add(shown.length)}
        onRemove={remove}
      >
        {(at) => (
          <LineInput
            name={`${name}.${at}`}
            aria-label={`${label}, ligne ${at + 1}`}
            maxLength={maxLength}
            placeholder={at === 0 ? placeholder : undefined}
            value={shown[at]}
            error={problems[`${name}.${at}`]}
            remark={remark?.(shown[at] ?? '') ?? null}
            onWrite={(text) => write(at, text)}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        )}
      </RowsField>
    </div>
  );
}
