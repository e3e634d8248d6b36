import { useSearchParams } from 'react-router-dom';
import { BoardPage } from './board-page.tsx';
import { boardParam } from './board-path.ts';
import { BoardsOverview } from './overview/boards-overview.tsx';

/** All the boards, or the one that the address names. */
export function BoardsPage() {
  const [search] = useSearchParams();
  const id = search.get(boardParam);
  return id ? <BoardPage key={id} id={id} /> : <BoardsOverview />;
}
