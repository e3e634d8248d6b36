import { Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Board } from '../../../../../shared/boards/board.contract.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { BoardDot } from '../../../components/board-color.tsx';
import { formatCount, formatMoment } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';
import { BoardMenu } from '../board-menu.tsx';
import { BoardClient, BoardOwner } from '../whose-board.tsx';
import { BoardMosaic } from './board-mosaic.tsx';
import classes from './boards-overview.module.css';

type Props = {
  board: Board;
  selected: boolean;
  /** Selects or not; a `range` goes on from the last one. Not there for who may only read. */
  onSelect: ((range: boolean) => void) | undefined;
};

export function BoardTile({ board, selected, onSelect }: Props) {
  const { name, description, color, savedAdCount, columns, shareUrl, updatedAt } = board;
  return (
    <li className={classes.tile} data-selected={selected || undefined}>
      <BoardMosaic board={board} />
      {onSelect && (
        <label className={classes.check}>
          <input
            type="checkbox"
            aria-label={`Sélectionner « ${name} »`}
            checked={selected}
            onChange={({ nativeEvent }) =>
              onSelect(nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      )}
      <div className={classes.words}>
        <div className={classes.head}>
          <BoardDot color={color} />
          <h2 className={classes.name}>
            <Link to={paths.board(board.id)} className={classes.link}>
              {name}
            </Link>
          </h2>
          {shareUrl && (
            <span className={classes.shared} role="img" aria-label="Partagé par un lien" title="Partagé par un lien">
              <IconLink size={16} aria-hidden />
            </span>
          )}
          <div className={classes.menu}>
            <BoardMenu board={board} />
          </div>
        </div>
        {description && (
          <Text size="sm" c="dimmed" className={classes.description}>
            {description}
          </Text>
        )}
        <div className={classes.whose}>
          <BoardClient board={board} />
          <span className={classes.owner}>
            <BoardOwner board={board} />
          </span>
        </div>
        <Text size="sm" c="dimmed" component="div" className={classes.facts}>
          <span>{formatCount(savedAdCount, 'annonce')}</span>
          <span aria-hidden>·</span>
          <span>{formatCount(columns.length, 'colonne')}</span>
          <span aria-hidden>·</span>
          <time dateTime={updatedAt} title={`Modifié le ${formatMoment(updatedAt)}`}>
            {shortDay(updatedAt)}
          </time>
        </Text>
      </div>
    </li>
  );
}
