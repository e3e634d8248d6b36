import { hundredthCounters, resultCounters } from '../../../shared/learning/learning.rules.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { type ExportedWord, pagesOf, partsOf } from '../../platform/exported.ts';
import { ResultImport } from '../imports/result-import.entity.ts';
import { shownListedImport } from '../imports/shown-import.ts';
import { readBook } from './learning-book.entity.ts';
import { ResultEdit } from './result-edit.entity.ts';
import { ResultPart } from './result-part.entity.ts';
import { dayOf, type StoredAd, unpackAds } from './stored-result.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'results',
      entities: ['resultPart', 'learningBook'],
      // Of each import that counts, what its file says of each ad: the figures that the product shows are their sums.
      pages: async function* ({ workspaceId }, from) {
        const { imports } = await readBook(workspaceId);
        yield* partsOf(
          imports.map(({ importId }) => importId),
          from,
          (importId, cursor) =>
            pagesOf(
              (page) => ResultPart.query.byImport({ workspaceId, importId }).go({ ...page, limit: partsAtOnce }),
              cursor,
              (items) => items.flatMap(({ packed }) => unpackAds(packed).map((ad) => ({ importId, ...shownAd(ad) }))),
            ),
        );
      },
    },
    {
      name: 'result-edits',
      entities: ['resultEdit'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => ResultEdit.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(({ workspaceId: _, resultId: id, ...said }) => ({ id, ...said })),
        ),
    },
    {
      name: 'result-imports',
      entities: ['resultImport'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => ResultImport.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.filter(({ dryRun }) => !dryRun).map(shownListedImport),
        ),
    },
  ],
};

/** Of 350 KB each, packed. */
const partsAtOnce = 2;

const shownAd = ({ key: _, features: __, itemKey, rows, ...ad }: StoredAd) => ({
  ...ad,
  key: itemKey,
  days: rows.map(({ day, counts }) => ({ day: day === null ? null : dayOf(day), ...countersOf(counts) })),
});

const countersOf = (counts: StoredAd['rows'][number]['counts']) =>
  Object.fromEntries(
    resultCounters.map((counter, at) => {
      const count = counts[at] ?? null;
      return [counter, count !== null && hundredthCounters.includes(counter) ? ofHundredths(count) : count];
    }),
  );
