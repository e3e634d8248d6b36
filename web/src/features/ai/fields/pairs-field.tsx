import classes from './fields.module.css';
import { LineInput } from './line-input.tsx';
import { RowsField } from './rows-field.tsx';

type Side<Key extends string> = { key: Key; label: string; placeholder: string };

type Props<Key extends string> = {
  label: string;
  description?: string;
  name: string;
  sides: readonly [Side<Key>, Side<Key>];
  pairs: readonly Record<Key, string>[];
  most: number;
  maxLength: number;
  problems: Record<string, string>;
  /** What is to be said of a text, if anything. */
  remark?: (text: string) => string | null;
  onChange: (pairs: Record<Key, string>[]) => void;
};

/** Things of two texts, a line each: a proof and its source, an objection and its answer. */
export function PairsField<Key extends string>({ label, description, name, sides, pairs, most, ...props }: Props<Key>) {
  const { maxLength, problems, remark, onChange } = props;
  const blank = Object.fromEntries(sides.map(({ key }) => [key, ''])) as Record<Key, string>;
  const shown = pairs.length === 0 ? [blank] : pairs;
  const write = (at: number, key: Key, text: string) =>
    onChange(shown.map((pair, index) => (index === at ? { ...pair, [key]: text } : pair)));
  return (
    <RowsField
      {...{ label, description, most }}
      heads={sides.map(({ label: head }) => head)}
      error={problems[name]}
      rows={shown.length}
      isBlank={(at) => sides.every(({ key }) => shown[at]?.[key] === '')}
      onAdd={() => onChange([...shown, blank])}
      onRemove={(at) => onChange(shown.filter((_, index) => index !== at))}
    >
      {(at) => (
        <div className={classes.sides}>
          {sides.map(({ key, label: side, placeholder }) => (
            <LineInput
              key={key}
              name={`${name}.${at}.${key}`}
              label={side}
              labelProps={{ className: classes.side }}
              aria-label={`${side}, ligne ${at + 1}`}
              maxLength={maxLength}
              placeholder={placeholder}
              value={shown[at]?.[key]}
              error={problems[`${name}.${at}.${key}`]}
              remark={remark?.(shown[at]?.[key] ?? '') ?? null}
              onWrite={(text) => write(at, key, text)}
            />
          ))}
        </div>
      )}
    </RowsField>
  );
}
