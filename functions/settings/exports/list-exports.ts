import * as exports from '../../../shared/settings/exports.contract.ts';
import { exportScopes, mostShownExports } from '../../../shared/settings/exports.rules.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { DataExport } from './data-export.entity.ts';
import { mayExport, ownerOf } from './owner-of.ts';
import { shownExport } from './shown-export.ts';

/** The last ones of each scope that one may ask for, newest first. */
export const handler = defineHandler(exports.listExports, async ({ actor }) => {
  const pages = await Promise.all(
    exportScopes
      .filter((scope) => mayExport(actor, scope))
      .map((scope) =>
        DataExport.query
          .byOwner({ ownerId: ownerOf(actor, scope) })
          .go({ order: 'desc', limit: mostShownExports, consistent: true }),
      ),
  );
  const items = pages.flatMap(({ data }) => data).sort((a, b) => (a.exportId < b.exportId ? 1 : -1));
  return { items: await Promise.all(items.map((item) => shownExport(item))) };
});
