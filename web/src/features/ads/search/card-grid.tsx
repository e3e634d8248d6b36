import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { AdCard } from '../ad-card.tsx';
import classes from './results.module.css';
import type { ChosenAds } from './use-chosen-ads.ts';
import type { Search } from './use-search.ts';

type FoundAd = Search['ads'][number];
type Props = {
  search: Search;
  selection: ChosenAds;
  view: 'grid' | 'list';
  list: RefObject<HTMLUListElement | null>;
};

/** A row before it is measured, and what lies between two. */
const rowSizes = { grid: { height: 330, gap: 16 }, list: { height: 150, gap: 10 } };

/** The cards, of which only the rows near what is looked at are on the page; reaching the end asks for more. */
export function CardGrid({ search, selection, view, list }: Props) {
  const { ads, first, stale, error, more } = search;
  const { columns, top } = useGridShape(list, view);
  const rows = Math.ceil(ads.length / columns);
  const { height, gap } = rowSizes[view];
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height,
    gap,
    overscan: 3,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape has other heights
  useEffect(() => virtualizer.measure(), [virtualizer, columns, view]);
  const shown = virtualizer.getVirtualItems();
  const [from, to] = [shown[0], shown.at(-1)];
  const wanted = to?.index === rows - 1 && more.exists && !more.loading && !error && !stale;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the end is reached
  useEffect(() => {
    if (wanted) void more.load();
  }, [wanted]);
  return (
    <ul
      ref={list}
      className={classes.cards}
      data-view={view}
      data-stale={stale || undefined}
      aria-label="Annonces"
      style={{
        paddingTop: from ? from.start - top : 0,
        paddingBottom: to ? Math.max(0, virtualizer.getTotalSize() - (to.end - top)) : 0,
      }}
    >
      {shown.flatMap(({ index }) =>
        ads.slice(index * columns, (index + 1) * columns).map((ad, at) => (
          <li
            key={ad.id}
            ref={at === 0 ? virtualizer.measureElement : undefined}
            data-index={index}
            aria-setsize={first?.total}
            aria-posinset={index * columns + at + 1}
          >
            <FoundCard ad={ad} selected={selection.has(ad.id)} onToggle={selection.toggle} />
          </li>
        )),
      )}
    </ul>
  );
}

type CardProps = { ad: FoundAd; selected: boolean; onToggle: ChosenAds['toggle'] };

/** Drawn again only when it changes: the rows around it come and go. */
const FoundCard = memo(function FoundCard({ ad, selected, onToggle }: CardProps) {
  return <AdCard ad={ad} highlights={ad.highlights} selection={{ selected, onToggle: () => onToggle(ad) }} />;
});

/** How many columns the style sheet has made, and how far down the page they begin. */
function useGridShape(list: RefObject<HTMLElement | null>, view: string): { columns: number; top: number } {
  const [columns, setColumns] = useState(3);
  const [top, setTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is a matter of style sheet too
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const read = () => setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    const observer = new ResizeObserver(read);
    observer.observe(element);
    read();
    return () => observer.disconnect();
  }, [list, view]);
  // After every drawing: what stands above grows and shrinks.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });
  return { columns, top };
}
