import { NativeSelect } from '@mantine/core';
import { useUrlState } from '../lib/use-url-state.ts';

type Props = {
  sorts: { value: string; label: string }[];
  value: string;
  className: string | undefined;
  /** The address says the usual sort too, and no direction. */
  explicit?: boolean;
};

/** The sort where there is no header to click; the first one is the usual, which the address does not say. */
export function SortSelect({ sorts, value, className, explicit = false }: Props) {
  const { change } = useUrlState();
  return (
    <NativeSelect
      aria-label="Trier"
      size="sm"
      className={className ?? ''}
      value={value}
      onChange={({ currentTarget }) =>
        change(
          explicit
            ? { sort: currentTarget.value, order: null }
            : { sort: currentTarget.value === sorts[0]?.value ? null : currentTarget.value },
        )
      }
      data={sorts}
    />
  );
}
