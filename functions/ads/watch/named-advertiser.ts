import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { adIdOf, commonOwner } from '../ad/ad.entity.ts';
import { findCatalogueAds } from '../ad/read-ads.ts';
import { advertiserOf, advertisersNamed, type NamedAdvertiser } from '../engine/engine.ts';
import { visibleCatalogues } from '../library/visible-catalogues.ts';
import { namelessPage } from './followed-advertiser.entity.ts';
import { readPageAddress } from './page-address.ts';

/**
 * The advertiser that a name of the library or the address of its page means; refused when there is none, or several. A page that
 * no ad is known of is followed by its number.
 */
export async function namedAdvertiser(
  actor: Actor,
  asked: { name: string } | { url: string },
): Promise<NamedAdvertiser> {
  const { pageId, adId, name } = 'url' in asked ? readPageAddress(asked.url) : { ...asked };
  if (adId) return advertiserOfAd(actor, adId);
  const catalogues = await visibleCatalogues(actor);
  if (pageId) return { id: pageId, name: advertiserOf(catalogues, pageId) ?? namelessPage(pageId) };
  const [only, ...others] = name ? advertisersNamed(catalogues, name) : [];
  if (!only) throw new AppError('advertiser_unknown');
  if (others.length > 0) throw new AppError('advertiser_unclear');
  return only;
}

async function advertiserOfAd(actor: Actor, number: string): Promise<NamedAdvertiser> {
  const ids = [adIdOf(actor.workspaceId, number), adIdOf(commonOwner, number)];
  const [ad] = (await findCatalogueAds(actor, ids)).values();
  if (!ad) throw new AppError('advertiser_unknown');
  return ad.advertiser;
}
