import { Button, type ButtonProps as MantineButtonProps } from '@mantine/core';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { searchOf } from '../ads-query.ts';

type ButtonProps = { onClick: () => void } & Pick<MantineButtonProps, 'visibleFrom' | 'hiddenFrom'>;

export function SaveSearchButton(props: ButtonProps) {
  const { params } = useUrlState();
  return (
    <Button variant="default" size="md" disabled={askedIn(params).size === 0} {...props}>
      Enregistrer la recherche
    </Button>
  );
}

/** « New since last time » belongs to the visit, not to the search. */
export function askedIn(params: URLSearchParams): URLSearchParams {
  const asked = searchOf(params);
  asked.delete('addedSince');
  return asked;
}
