import { lazy, Suspense } from 'react';
import type { CampaignAd } from './use-ads.ts';

const AdDialog = lazy(async () => ({ default: (await import('./ad-dialog.tsx')).AdDialog }));
const ImagesDialog = lazy(async () => ({ default: (await import('./images-dialog.tsx')).ImagesDialog }));
const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));

/** What is open over the ads: one of them, the choice of its ad of the library, or the images of many. */
export type Opened = { adId: string; linking?: boolean } | 'images';

type Props = {
  campaignId: string;
  open: Opened;
  ads: readonly CampaignAd[];
  setOpen: (open: Opened | null) => void;
  reload: () => Promise<unknown>;
};

export function AdsDialogs({ campaignId, open, ads, setOpen, reload }: Props) {
  const close = () => setOpen(null);
  if (open === 'images')
    return (
      <Suspense fallback={null}>
        <ImagesDialog campaignId={campaignId} onClose={close} onDone={reload} />
      </Suspense>
    );
  const { adId, linking } = open;
  const ad = ads.find((one) => one.adId === adId);
  if (!ad) return null;
  const back = () => setOpen({ adId });
  const onLinked = async () => {
    await reload();
    back();
  };
  return (
    <Suspense fallback={null}>
      {linking ? (
        <LinkDialog campaignId={campaignId} ad={ad} onClose={back} onDone={onLinked} />
      ) : (
        <AdDialog
          campaignId={campaignId}
          ad={ad}
          onChanged={reload}
          onLink={() => setOpen({ adId, linking: true })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
