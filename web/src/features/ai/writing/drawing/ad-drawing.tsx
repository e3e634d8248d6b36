import type { ReactNode } from 'react';
import type { PlacementKey } from '../../../../../../shared/rules/copy/placements.ts';
import { unbroken } from '../unbroken.tsx';
import type { Advertiser } from './advertiser.ts';
import { CardDrawing } from './card-drawing.tsx';
import { FeedDrawing } from './feed-drawing.tsx';
import { SearchDrawing } from './search-drawing.tsx';
import { TallDrawing } from './tall-drawing.tsx';

/** Texts by the field that they stand in, in their order. */
export type DrawnTexts = Readonly<Record<string, readonly string[]>>;
export type Drawn = {
  texts: DrawnTexts;
  /** In the place of a text that is shown whole, by its field. */
  say?: Readonly<Record<string, ReactNode>>;
  from: Advertiser;
  /** Meta’s code of the button. */
  button: string | undefined;
};

const drawings: Record<PlacementKey, (drawn: Drawn) => React.ReactNode> = {
  meta_feed: (drawn) => <FeedDrawing network="meta" {...drawn} />,
  linkedin: (drawn) => <FeedDrawing network="linkedin" {...drawn} />,
  meta_story: (drawn) => <TallDrawing network="meta_story" {...drawn} />,
  tiktok: (drawn) => <TallDrawing network="tiktok" {...drawn} />,
  snapchat: (drawn) => <TallDrawing network="snapchat" {...drawn} />,
  x: (drawn) => <FeedDrawing network="x" {...drawn} />,
  youtube: (drawn) => <CardDrawing network="youtube" {...drawn} />,
  google_pmax: (drawn) => <CardDrawing network="google_pmax" {...drawn} />,
  pinterest: (drawn) => <CardDrawing network="pinterest" {...drawn} />,
  google_search: (drawn) => <SearchDrawing {...drawn} />,
};

/** An ad about as its platform shows it. */
export const AdDrawing = ({ placement, texts, ...drawn }: Drawn & { placement: PlacementKey }) =>
  drawings[placement]({
    ...drawn,
    texts: Object.fromEntries(Object.entries(texts).map(([field, all]) => [field, all.map(unbroken)])),
  });
