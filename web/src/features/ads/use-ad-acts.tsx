import { createContext, type ReactNode, useContext, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Ad } from '../../../../shared/ads/ad.ts';
import { getAd } from '../../../../shared/ads/library.contract.ts';
import { copyAdText } from '../../components/copy-ad-text.ts';
import { lastBoard } from '../../components/last-board.ts';
import { later } from '../../lib/later.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { urlNames } from './ads-query.ts';

const QuickSave = later(async () => (await import('../../components/quick-save.tsx')).QuickSave);
const SaveAdDialog = later(async () => (await import('../../components/save-ad.tsx')).SaveAdDialog);

type AdActs = {
  /** Opens the ad in the drawer, with what is already known of it; the ads that it stands among, when they are not those of the search. */
  open: (ad: Ad, among?: readonly Ad[], how?: { replace: boolean }) => void;
  /** The ads that the open one stands among, when these are not those of the search. */
  among: readonly Ad[] | null;
  /** Where one more ad goes: the board that one came from to fill it, else that of the last time; null when there is none. */
  target: Target | null;
  /** Saves there; asks where when there is no such board, and for several that no board is being filled with. */
  save: (ads: readonly Ad[], ask?: () => void) => void;
  copy: (ad: Ad) => Promise<void>;
  /** Whether it is being chosen where the open ad goes: Escape then leaves the drawer. */
  choosing: boolean;
  choose: (choosing: boolean) => void;
};

type Target = { id: string; name: string | null; columnId?: string };
type Quick = { ads: readonly Ad[]; board: Target; ask: () => void };

const Acts = createContext<AdActs | null>(null);

/** What can be done with an ad from any list of the library. */
export function AdActsProvider({ children }: { children: ReactNode }) {
  const { params, change } = useUrlState();
  const { mutate } = useSWRConfig();
  const [saving, setSaving] = useState<readonly Ad[] | null>(null);
  const [among, setAmong] = useState<readonly Ad[] | null>(null);
  const [choosing, choose] = useState(false);
  const [quick, setQuick] = useState<Quick | null>(null);
  const filled = params.get(urlNames.board);
  const last = lastBoard();
  const target: Target | null = filled
    ? { id: filled, name: filled === last?.id ? last.name : null, columnId: params.get(urlNames.column) ?? undefined }
    : last;

  function save(ads: readonly Ad[], ask = () => setSaving(ads)) {
    if (target && (ads.length === 1 || filled)) setQuick({ ads, board: target, ask });
    else ask();
  }

  const acts: AdActs = {
    open: (ad, among, how) => {
      void mutate([getAd.operation, ad.id], { ad }, { revalidate: false });
      setAmong(among ?? null);
      change({ [urlNames.ad]: ad.id }, how);
    },
    among,
    target,
    save,
    copy: copyAdText,
    choosing,
    choose,
  };
  return (
    <Acts value={acts}>
      {children}
      {quick && (
        <QuickSave
          key={quick.ads.map(({ id }) => id).join()}
          ads={quick.ads}
          board={quick.board}
          onSaved={() => setQuick(null)}
          onRefused={() => {
            setQuick(null);
            quick.ask();
          }}
        />
      )}
      {saving && <SaveAdDialog ads={saving} onClose={() => setSaving(null)} />}
    </Acts>
  );
}

export function useAdActs(): AdActs {
  const acts = useContext(Acts);
  if (!acts) throw new Error('An ad is shown outside AdActsProvider');
  return acts;
}
