import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import classes from './fields.module.css';

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
  onChange: (pairs: Record<Key, string>[]) => void;
};

/** Things of two texts, a line each: a proof and its source, an objection and its answer. */
export function PairsField<Key extends string>({ label, description, name, sides, pairs, most, ...props }: Props<Key>) {
  const { maxLength, problems, onChange } = props;
  const blank = Object.fromEntries(sides.map(({ key }) => [key, ''])) as Record<Key, string>;
  const shown = pairs.length === 0 ? [blank] : pairs;
  const write = (at: number, key: Key, text: string) =>
    onChange(shown.map((pair, index) => (index === at ? { ...pair, [key]: text } : pair)));
  return (
    <Input.Wrapper label={label} description={description} error={problems[name]} labelElement="div">
      <div className={classes.lines}>
        {shown.map((pair, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and its fields have no state of their own
          <div key={at} className={classes.line}>
            <div className={classes.pair}>
              {sides.map(({ key, label: side, placeholder }) => (
                <TextInput
                  key={key}
                  name={`${name}.${at}.${key}`}
                  aria-label={`${side}, ligne ${at + 1}`}
                  maxLength={maxLength}
                  placeholder={placeholder}
                  value={pair[key]}
                  error={problems[`${name}.${at}.${key}`]}
                  onChange={({ currentTarget: { value } }) => write(at, key, value)}
                />
              ))}
            </div>
            {(shown.length > 1 || sides.some(({ key }) => pair[key] !== '')) && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={`Ôter la ligne ${at + 1} de ${label}`}
                onClick={() => onChange(shown.filter((_, index) => index !== at))}
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
          onClick={() => onChange([...shown, blank])}
        >
          Ajouter
        </Button>
      )}
    </Input.Wrapper>
  );
}
