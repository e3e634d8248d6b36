import { finder as ads } from '../../ads/library/finder.door.ts';
import { finder as ai } from '../../ai/core/finder.door.ts';
import { finder as analytics } from '../../analytics/core/finder.door.ts';
import { finder as boards } from '../../boards/core/finder.door.ts';
import { finder as campaigns } from '../../campaigns/core/finder.door.ts';
import { finder as clients } from '../../clients/core/finder.door.ts';
import { finder as personas } from '../../personas/core/finder.door.ts';
import { finder as pixel } from '../../pixel/core/finder.door.ts';
import { finder as prospects } from '../../prospects/search/finder.door.ts';
import { finder as ugc } from '../../ugc/creator/finder.door.ts';
import { finder as webhooks } from '../../webhooks/core/finder.door.ts';
import type { Finder } from '../core/finder.door.ts';

/** What finds things by their names, a line for each word that says it has some (`searched`); of equal names, in this order. */
export const finders: readonly Finder[] = [
  prospects,
  clients,
  boards,
  campaigns,
  ads,
  ai,
  personas,
  analytics,
  ugc,
  webhooks,
  pixel,
];
