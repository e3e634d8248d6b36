import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { textLimits } from '../../../shared/kernel/text-limits.ts';
import { useUrlState } from '../lib/use-url-state.ts';
import classes from './search-field.module.css';

const patienceMs = 250;

type Props = {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string;
  /** Stands at the end of the field. */
  help?: ReactNode;
  size?: TextInputProps['size'];
};

/** The words of a search: in the address soon after they are typed, at once by Enter. */
export function SearchField({ field, label, placeholder, help, size = 'md' }: Props) {
  const { params, change } = useUrlState();
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const sent = useRef(inAddress);
  const search = useDebouncedCallback((words: string) => {
    sent.current = words.trim();
    // The way back leads out of the words, not letter by letter.
    const corrected = inAddress !== '' && words.trim() !== '';
    change({ q: words.trim() }, { replace: corrected });
  }, patienceMs);

  // The way back, a saved search or « Tout effacer » change the words too; one's own come back late, when more is typed.
  useEffect(() => {
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  function type(words: string) {
    setTyped(words);
    search(words);
  }

  return (
    <search className={classes.root}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search.flush();
        }}
      >
        <TextInput
          ref={field}
          type="search"
          size={size}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          maxLength={textLimits.query}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
          rightSectionWidth={(help ? 40 : 8) + (typed ? 32 : 0)}
          rightSectionPointerEvents="all"
          rightSection={
            <span className={classes.end}>
              {typed && <CloseButton aria-label="Effacer les mots" size="sm" onClick={() => type('')} />}
              {help}
            </span>
          }
        />
      </form>
    </search>
  );
}
