/** How many there are of each status, in their order; none of what there is not. */
export const statusFacet = <Status extends string>(
  statuses: readonly Status[],
  labels: Readonly<Record<Status, string>>,
  items: readonly { status: Status }[],
) =>
  statuses.flatMap((value) => {
    const count = items.filter(({ status }) => status === value).length;
    return count > 0 ? [{ value, label: labels[value], count }] : [];
  });
