import type { ReactNode } from 'react';
import useSWR from 'swr';
import type { Ad } from '../../../shared/ads/ad.ts';
import { getAd } from '../../../shared/ads/library.contract.ts';
import { request } from '../lib/request.ts';
import { AdCreative } from './ad-creative.tsx';
import classes from './ad-picture.module.css';

type Props = {
  imageUrl: string | null;
  libraryAdId: string | null;
  /** What stands in its place where there is nothing to show. */
  children?: ReactNode;
};

/** What an ad of a campaign shows: its own image, else the ad of the library that it is. */
export function AdPicture({ imageUrl, libraryAdId, children }: Props) {
  const linked = useLibraryAd(imageUrl === null ? libraryAdId : null);
  if (imageUrl === null && !linked && !children) return null;
  return (
    <span className={classes.frame}>
      {imageUrl !== null ? (
        <img src={imageUrl} alt="" className={classes.image} loading="lazy" />
      ) : linked ? (
        <AdCreative ad={linked} />
      ) : (
        children
      )}
    </span>
  );
}

/** The ad of the library that an ad is; undefined while it is read, or for who may not read the library. */
export function useLibraryAd(libraryAdId: string | null): Ad | undefined {
  const { data } = useSWR(
    libraryAdId && [getAd.operation, libraryAdId],
    async () => (await request(getAd, { params: { id: libraryAdId ?? '' } })).ad,
    { shouldRetryOnError: false },
  );
  return data;
}
