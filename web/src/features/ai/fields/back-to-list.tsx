import { UnstyledButton } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import back from '../../../components/way-back.module.css';
import { useUrlState } from '../../../lib/use-url-state.ts';

/** The way from one thing back to all of them: `name` is what the address calls the one that is open. */
export function BackToList({ name, label }: { name: string; label: string }) {
  const { change } = useUrlState();
  return (
    <UnstyledButton className={back.back} mr="auto" onClick={() => change({ [name]: null })}>
      <IconChevronLeft size={16} aria-hidden />
      {label}
    </UnstyledButton>
  );
}
