import { useEffect, useRef } from 'react';
import type { Ad } from '../../../shared/ads/ad.ts';
import { getBoard } from '../../../shared/boards/board.contract.ts';
import { request } from '../lib/request.ts';
import { useSaveAds } from './use-save-ads.ts';

type Props = {
  ads: readonly Ad[];
  board: { id: string; name: string | null; columnId?: string };
  /** The board took it, or had it. */
  onSaved: () => void;
  onRefused: () => void;
};

/** Saves ads on a board as soon as it is there: the code of it comes when it is first wanted. */
export function QuickSave({ ads, board, onSaved, onRefused }: Props) {
  const saveAds = useSaveAds();
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void nameOf(board)
      .then((name) => saveAds(ads, { ...board, name }))
      .then(
        (refused) => (refused === null ? onSaved() : onRefused()),
        () => onRefused(),
      );
  }, []);
  return null;
}

const nameOf = async ({ id, name }: Props['board']): Promise<string> =>
  name ?? (await request(getBoard, { params: { id } })).board.name;
