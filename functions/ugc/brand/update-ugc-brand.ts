import { isDeepStrictEqual } from 'node:util';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { updateUgcBrand } from '../../../shared/ugc/brand.contract.ts';
import type { UgcBrand as ShownBrand } from '../../../shared/ugc/brand.ts';
import { addressText } from '../../../shared/ugc/postal-address.ts';
import { brandIsThere } from '../../ai/core/brand-is-there.door.ts';
import { type ClientIdentity, changeIdentity } from '../../clients/core/identity.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { UgcBrand, type UgcBrandItem } from '../core/brand.entity.ts';
import { refuseBrandInUse } from '../core/brand-in-use.door.ts';
import { readBrand } from '../core/read-brand.ts';
import { noFacts } from '../core/shown-brand.ts';

type Edit = Omit<ParsedInput<typeof updateUgcBrand>['body'], 'version'>;

export const handler = defineHandler(updateUgcBrand, async ({ actor, params: { id }, body: { version, ...edit } }) => {
  await withFreshReads(async () => {
    const { client, facts, brand } = await readBrand(actor.workspaceId, id);
    if (brand.version !== version) throw new AppError('conflict');
    if (edit.archived && !brand.archived) await refuseBrandInUse(actor.workspaceId, id);
    await change(actor, { client, facts, brand }, edit);
  });
  return { brand: (await readBrand(actor.workspaceId, id)).brand };
});

type Before = { client: ClientIdentity; facts: UgcBrandItem | undefined; brand: ShownBrand };

/** What stands with the client is changed there, the rest here; in one transaction. */
async function change(actor: Actor, { client, facts, brand }: Before, edit: Edit): Promise<void> {
  const now = new Date();
  const kept = factsAfter({ client, facts, brand }, edit);
  const changed = (Object.keys(kept) as (keyof typeof kept)[]).filter(
    (field) => !isDeepStrictEqual(kept[field], facts?.[field]),
  );
  const ofClient = await changeIdentity(actor, client, identityAfter(client, edit), now);
  await write([
    ...ofClient,
    ...(changed.length > 0 ? factsChange(actor, client.clientId, facts, kept, changed, now) : []),
  ]);
}

const or = <T>(said: T | null | undefined, was: T | undefined): T | undefined =>
  said === undefined ? was : (said ?? undefined);

function factsAfter({ client, facts, brand }: Before, { sector, aiBrandId, address }: Edit) {
  // What the client's industry says already need not be kept.
  const said = sector !== undefined && sector === client.industry ? null : sector;
  return {
    sector: or(said, facts?.sector),
    aiBrandId: or(aiBrandId, facts?.aiBrandId),
    address: or(address, brand.address ?? undefined),
  };
}

function identityAfter({ name, legal, archived }: ClientIdentity, edit: Edit) {
  const after = {
    legalName: or(edit.legalName, legal?.legalName),
    siren: or(edit.siren, legal?.siren),
    vatNumber: or(edit.vatNumber, legal?.vatNumber),
    address: edit.address === undefined ? legal?.address : edit.address ? addressText(edit.address) : undefined,
    signatoryName: or(edit.signatoryName, legal?.signatoryName),
  };
  const given = Object.fromEntries(Object.entries(after).filter(([, value]) => value)) as typeof after;
  return {
    name: edit.name ?? name,
    legal: Object.keys(given).length > 0 ? given : undefined,
    archived: edit.archived ?? archived,
  };
}

function factsChange(
  actor: Actor,
  clientId: string,
  before: UgcBrandItem | undefined,
  kept: ReturnType<typeof factsAfter>,
  changed: string[],
  now: Date,
): Operation[] {
  const { workspaceId } = actor;
  const version = before?.version ?? noFacts.version;
  const item = { workspaceId, clientId, ...kept, updatedAt: now.toISOString(), version: version + 1 };
  const written = UgcBrand.put(item).where((attr, { eq, notExists }) =>
    before ? eq(attr.version, version) : notExists(attr.version),
  );
  return [
    put(written, changedMeanwhile),
    ...(kept.aiBrandId === before?.aiBrandId ? [] : brandIsThere(workspaceId, kept.aiBrandId)),
    audit(actor, { type: 'ugc_brand.updated', entityId: clientId, changed }, now),
  ];
}
