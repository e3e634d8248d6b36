import { ActionIcon, Button, Input } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fields.module.css';

type Props = {
  label: string;
  description?: string | undefined;
  error: string | undefined;
  rows: number;
  most: number;
  /** A row alone is taken away only when it says something. */
  isBlank: (at: number) => boolean;
  onAdd: () => void;
  /** Over the rows, what their columns are. */
  heads?: readonly string[];
  onRemove: (at: number) => void;
  children: (at: number) => ReactNode;
};

/** Things, a row each, that are added and taken away. */
export function RowsField({ label, description, error, rows, most, isBlank, onAdd, onRemove, heads, children }: Props) {
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <div className={classes.lines}>
        {heads && (
          <div aria-hidden className={classes.heads}>
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </div>
        )}
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and its fields have no state of their own
          <div key={at} className={classes.line}>
            {children(at)}
            {(rows > 1 || !isBlank(at)) && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={`Ôter la ligne ${at + 1} de ${label}`}
                onClick={() => onRemove(at)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
          </div>
        ))}
      </div>
      {rows < most && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mt={4}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={onAdd}
        >
          Ajouter
        </Button>
      )}
    </Input.Wrapper>
  );
}
