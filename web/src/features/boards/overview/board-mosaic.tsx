import { Skeleton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useRef } from 'react';
import useSWR from 'swr';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { listSavedAds } from '../../../../../shared/boards/card.contract.ts';
import { AdCreative } from '../../../components/ad-creative.tsx';
import color from '../../../components/board-color.module.css';
import { request } from '../../../lib/request.ts';
import classes from './board-mosaic.module.css';

const places = ['first', 'second', 'third', 'fourth'];
const shown = places.length;

/** The first ads of a board, read when it comes into view; an empty board shows its columns. */
export function BoardMosaic({ board }: { board: Board }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const seen = useRef(false);
  seen.current ||= inViewport;
  const wanted = seen.current && board.savedAdCount > 0;
  const { data } = useSWR(
    wanted && [listSavedAds.operation, 'mosaic', board.id, board.savedAdCount],
    () => request(listSavedAds, { query: { boardId: board.id, limit: String(shown) } }),
    { revalidateOnFocus: false },
  );
  if (board.savedAdCount === 0 || data?.items.length === 0) return <EmptyMosaic board={board} />;
  const count = data?.items.length ?? Math.min(shown, board.savedAdCount);
  return (
    <div ref={ref} className={classes.root} data-count={count} aria-hidden>
      {data
        ? data.items.map(({ id, ad }) => <AdCreative key={id} ad={ad} />)
        : places.slice(0, count).map((place) => <Skeleton key={place} radius={0} height="100%" />)}
    </div>
  );
}

function EmptyMosaic({ board }: { board: Board }) {
  return (
    <div className={`${color.root} ${classes.empty}`} data-color={board.color} aria-hidden>
      {board.columns.slice(0, 5).map(({ id }) => (
        <span key={id} className={classes.column} />
      ))}
    </div>
  );
}
