import type { ReactNode } from 'react';
import type { EndOfList } from '../lib/use-load-at-end.ts';
import { useRowsInSight } from '../lib/use-rows-in-sight.ts';
import type { Selection } from '../lib/use-selection.ts';
import classes from './cards-in-sight.module.css';

type Props<Thing> = {
  label: string;
  things: readonly Thing[];
  list: EndOfList & { first: { total: number } | undefined; stale: boolean };
  selection: Pick<Selection, 'ids'>;
  /** Of a card, about. */
  height: number;
  card: (thing: Thing, selected: boolean) => ReactNode;
};

const gap = 10;

/** A list where there is no room for a table: a card each, of which only those near what is looked at are on the page. */
export function CardsInSight<Thing extends { id: string }>(props: Props<Thing>) {
  const { label, things, list, selection, height, card } = props;
  const { body, measure, rows, above, below } = useRowsInSight<Thing, HTMLUListElement>(things, list, {
    ...{ height, gap, overscan: 5 },
  });
  return (
    <ul
      ref={body}
      className={classes.list}
      data-stale={list.stale || undefined}
      aria-label={label}
      style={{ paddingTop: above, paddingBottom: below }}
    >
      {rows.map(({ index, thing }) => (
        <li
          key={thing.id}
          ref={measure}
          data-index={index}
          className={classes.card}
          data-selected={selection.ids.has(thing.id) || undefined}
          aria-setsize={list.first?.total}
          aria-posinset={index + 1}
        >
          {card(thing, selection.ids.has(thing.id))}
        </li>
      ))}
    </ul>
  );
}
