import { useSWRConfig } from 'swr';
import type { Ad } from '../../../shared/ads/ad.ts';
import { type Board, getBoard, listBoards } from '../../../shared/boards/board.contract.ts';
import { checkSavedAd, deleteSavedAd, saveAd } from '../../../shared/boards/card.contract.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { usualReasons } from '../../../shared/kernel/errors.ts';
import { ApiError, messageOf, refusedFor } from '../lib/api-error.ts';
import { formatCount } from '../lib/format.ts';
import { request } from '../lib/request.ts';
import { keepLastBoard } from './last-board.ts';
import { useMarkSaved } from './saved-marks.ts';
import { say, sayDone, sayFailed } from './undo-toast.tsx';

export type SaveTarget = Pick<Board, 'id' | 'name'> & { columnId?: string; tags?: string[]; note?: string };

/** Four at a time: a hundred ads neither wait for each other nor flood the server. */
const together = 4;

type SaveOutcome = { ad: Ad; savedAdId: string | null; already: boolean; failure: string | null };

/** Saves ads on a board, says what became of them with the way back. Answers why when none could be. */
export function useSaveAds(): (ads: readonly Ad[], board: SaveTarget) => Promise<string | null> {
  const markSaved = useMarkSaved();
  const refresh = useRefreshBoards();

  return async (ads, board) => {
    const outcomes = await saveAll(ads, board);
    const saved = outcomes.filter(({ savedAdId }) => savedAdId);
    const already = outcomes.filter((one) => one.already);
    const failed = outcomes.filter(({ failure }) => failure);
    markSaved(
      [...saved, ...already].map(({ ad }) => ad.id),
      true,
    );
    refresh(outcomes);
    if (saved.length === 0 && failed.length > 0) return failed[0]?.failure ?? null;
    keepLastBoard(board);
    if (saved.length === 0) {
      say(ads.length === 1 ? usualReasons.already_saved.message : 'Ces annonces sont déjà sur ce board');
      return null;
    }
    sayDone({ message: summary(board, saved.length, already.length, failed.length), undo: () => undo(saved) });
    return null;
  };

  async function undo(saved: SaveOutcome[]) {
    try {
      await inTurns(saved, ({ savedAdId }) => request(deleteSavedAd, { params: { id: savedAdId ?? '' } }));
    } catch (error) {
      sayFailed(messageOf(error, 'L’enregistrement n’a pas pu être annulé'));
    }
    for (const { ad } of saved) markSaved([ad.id], ad.saved);
    refresh(saved);
  }
}

function useRefreshBoards() {
  const { mutate } = useSWRConfig();
  return (outcomes: readonly SaveOutcome[]) => {
    void mutate((key) => Array.isArray(key) && (key[0] === listBoards.operation || key[0] === getBoard.operation));
    for (const { ad } of outcomes) void mutate([checkSavedAd.operation, ad.id]);
  };
}

const saveAll = (ads: readonly Ad[], board: SaveTarget): Promise<SaveOutcome[]> =>
  inTurns(ads, async (ad) => {
    const nothing = { ad, savedAdId: null, already: false, failure: null };
    try {
      const { id: boardId, columnId, tags, note } = board;
      const { savedAd } = await request(saveAd, { body: { boardId, adId: ad.id, columnId, tags, note } });
      return { ...nothing, savedAdId: savedAd.id };
    } catch (error) {
      if (isAlreadySaved(error)) return { ...nothing, already: true };
      if (isGone(error))
        return { ...nothing, failure: 'Ce board n’existe plus, ou l’annonce a quitté la bibliothèque' };
      return { ...nothing, failure: messageOf(error, 'L’annonce n’a pas pu être enregistrée') };
    }
  });

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

const isAlreadySaved = (error: unknown) => refusedFor(error, 'already_saved');

function summary(board: SaveTarget, saved: number, already: number, failed: number): string {
  const done = saved === 1 ? 'Annonce enregistrée' : `${formatCount(saved, 'annonce')} enregistrées`;
  const rest = [
    already > 0 && `${already} y ${already === 1 ? 'était' : 'étaient'} déjà`,
    failed > 0 && `${failed} n’${failed === 1 ? 'a' : 'ont'} pas pu l’être`,
  ].filter(Boolean);
  return `${done} sur «\u00a0${board.name}\u00a0»${rest.length > 0 ? ` (${rest.join(', ')})` : ''}`;
}

async function inTurns<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const some of chunks(items, together)) results.push(...(await Promise.all(some.map(act))));
  return results;
}
