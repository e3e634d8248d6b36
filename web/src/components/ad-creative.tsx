import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import type { Ad } from '../../../shared/ads/ad.ts';
import { advertiserColors } from '../lib/advertiser-colors.ts';
import { posterWords } from '../lib/poster-words.ts';
import classes from './ad-creative.module.css';

type Props = {
  ad: Pick<Ad, 'advertiser' | 'headline' | 'body' | 'media' | 'format'>;
  /** Every picture of the ad, whole; otherwise the first one fills the place given. */
  whole?: boolean;
};

/** The ad as a picture: its media, or a poster of its words. It fills its parent, which gives it a size; `whole` takes its own. */
export function AdCreative({ ad, whole = false }: Props) {
  const media = ad.media.filter(({ url }) => isOurs(url));
  if (whole) {
    return (
      <div className={media.length > 1 ? classes.gallery : classes.single}>
        {media.length > 0 ? (
          media.map((one) => <Medium key={one.url} medium={one} alt={altOf(ad)} whole />)
        ) : (
          <div className={classes.wholePoster}>
            <Poster ad={ad} />
          </div>
        )}
      </div>
    );
  }
  const first = media.find(isPicture);
  return (
    <div className={classes.frame}>
      {first ? <Medium medium={first} alt={altOf(ad)} /> : <Poster ad={ad} />}
      {ad.format === 'video' && (
        <span className={classes.play}>
          <IconPlayerPlayFilled size={14} aria-hidden />
        </span>
      )}
    </div>
  );
}

type Medium = Ad['media'][number];

function Medium({ medium, alt, whole = false }: { medium: Medium; alt: string; whole?: boolean }) {
  const { url, width, height } = medium;
  if (!isPicture(medium)) {
    // biome-ignore lint/a11y/useMediaCaption: nobody gives the captions of an advertisement
    return <video src={url} controls preload="metadata" aria-label={alt} className={classes.whole} />;
  }
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={whole ? classes.whole : classes.fill}
    />
  );
}

function Poster({ ad }: { ad: Props['ad'] }) {
  const { from, to, ink } = advertiserColors(ad.advertiser.name);
  const style = { '--poster-from': from, '--poster-to': to, '--poster-ink': ink } as CSSProperties;
  return (
    <div className={classes.poster} style={style}>
      <span className={classes.words}>{posterWords(ad)}</span>
    </div>
  );
}

const altOf = ({ headline, advertiser }: Props['ad']) => `Visuel : ${headline ?? advertiser.name}`;

const isPicture = ({ type, url }: Medium) => type === 'image' || url.startsWith('data:image/');

/** A page never asks anything of another site: our own copies and drawings only. */
const isOurs = (url: string) => /^(data:image\/|blob:|\/(?!\/))/.test(url);
