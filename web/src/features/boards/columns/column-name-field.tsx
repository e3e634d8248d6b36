import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { boardLimits } from '../../../../../shared/boards/boards.rules.ts';

type Props = { name?: string; onDone: (name: string | null) => void };

/** The name of a column, written in its place: Enter or leaving keeps it, Escape gives up. */
export function ColumnNameField({ name = '', onDone }: Props) {
  const [value, setValue] = useState(name);
  const done = useRef(false);
  function finish(kept: string | null) {
    if (done.current) return;
    done.current = true;
    onDone(kept);
  }
  return (
    <TextInput
      flex={1}
      ml={-6}
      size="sm"
      aria-label="Nom de la colonne"
      placeholder="Nom de la colonne"
      maxLength={boardLimits.columnName}
      autoFocus
      value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onBlur={() => finish(value.trim() || null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(value.trim() || null);
        if (event.key === 'Escape') finish(null);
      }}
    />
  );
}
