import * as ads from '../../../shared/ads/library.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { statsOf } from '../engine/engine.ts';
import { visibleCatalogues } from './visible-catalogues.ts';

export const handler = defineHandler(ads.getAdStats, async ({ actor, query }) =>
  statsOf(await visibleCatalogues(actor), query, parisDay()),
);
