import { createContext, type ReactNode, useContext, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Ad } from '../../../../shared/ads/ad.ts';
import { getAd } from '../../../../shared/ads/library.contract.ts';
import { say, sayFailed } from '../../components/undo-toast.tsx';
import { later } from '../../lib/later.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { adText } from './ad-words.ts';
import { urlNames } from './ads-query.ts';

const SaveAdDialog = later(async () => (await import('../../components/save-ad.tsx')).SaveAdDialog);

type AdActs = {
  /** Opens the ad in the drawer, with what is already known of it. */
  open: (ad: Ad) => void;
  /** Asks on which board. */
  save: (ads: readonly Ad[]) => void;
  copy: (ad: Ad) => Promise<void>;
};

const Acts = createContext<AdActs | null>(null);

/** What can be done with an ad from any list of the library. */
export function AdActsProvider({ children }: { children: ReactNode }) {
  const { change } = useUrlState();
  const { mutate } = useSWRConfig();
  const [saving, setSaving] = useState<readonly Ad[] | null>(null);

  const acts: AdActs = {
    open: (ad) => {
      void mutate([getAd.operation, ad.id], { ad }, { revalidate: false });
      change({ [urlNames.ad]: ad.id });
    },
    save: setSaving,
    copy: copyText,
  };
  return (
    <Acts value={acts}>
      {children}
      {saving && <SaveAdDialog ads={saving} onClose={() => setSaving(null)} />}
    </Acts>
  );
}

export function useAdActs(): AdActs {
  const acts = useContext(Acts);
  if (!acts) throw new Error('An ad is shown outside AdActsProvider');
  return acts;
}

async function copyText(ad: Ad): Promise<void> {
  try {
    await navigator.clipboard.writeText(adText(ad));
    say('Texte de l’annonce copié');
  } catch {
    sayFailed('Votre navigateur a refusé l’accès au presse-papiers');
  }
}
