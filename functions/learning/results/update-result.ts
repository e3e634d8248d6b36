import { learningLimits } from '../../../shared/learning/learning.rules.ts';
import { updateResult } from '../../../shared/learning/results.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess, countOneMore } from '../../platform/db/thing-count.entity.ts';
import { put, remove, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { knownFeatures } from '../core/known-features.ts';
import { LearningBook } from '../core/learning-book.entity.ts';
import { ResultEdit, type ResultEditItem } from '../core/result-edit.entity.ts';
import { resultsOf } from '../core/results-of.ts';
import { answeredKeys } from './answered.ts';
import { shownResult } from './shown-result.ts';

export const handler = defineHandler(updateResult, async ({ actor, params, body }) => {
  const { workspaceId } = actor;
  const before = await resultsOf(actor);
  if (before.placeOf(params.id) < 0) throw new AppError('not_found');
  const id = { workspaceId, resultId: params.id };
  const { data: known } = await ResultEdit.get(id).go({ consistent: true });
  const said = saidOf(known, body);
  const counted = { workspaceId, name: 'resultEdits' as const };
  const isNew = known === null;
  if (said) {
    const edit = isNew ? ResultEdit.create({ ...id, ...said }) : ResultEdit.put({ ...id, ...said }).where(isThere);
    const more = isNew ? [countOneMore(counted, learningLimits.edits, 'result_edit_limit')] : [];
    await write([put(edit), ...more, ...noted(actor, params.id)]);
  } else if (!isNew)
    await write([remove(ResultEdit.remove(id).where(isThere)), countOneLess(counted), ...noted(actor, params.id)]);
  const table = await resultsOf(actor);
  const place = table.placeOf(params.id);
  const answered = await answeredKeys(workspaceId, table, [table.ads[place]?.itemKey ?? []].flat());
  return { result: shownResult(table, place, knownFeatures(table), answered) };
});

const isThere: Parameters<ReturnType<typeof ResultEdit.remove>['where']>[0] = ({ resultId }, { exists }) =>
  exists(resultId);

/** Whoever keeps the figures of before reads what was said again. */
const noted = (actor: Parameters<typeof audit>[0], resultId: string) => [
  update(LearningBook.update({ workspaceId: actor.workspaceId }).add({ edited: 1 })),
  audit(actor, { type: 'result.edited', entityId: resultId }),
];

type Said = Pick<ResultEditItem, 'text' | 'headline' | 'format'>;
type Change = { [Name in keyof Said]?: Said[Name] | null };

/** What is said of it after a change: what is null is taken back. Nothing where all of it is. */
function saidOf(known: Said | null, { text, headline, format }: Change): Said | undefined {
  const said = {
    text: text === undefined ? known?.text : (text ?? undefined),
    headline: headline === undefined ? known?.headline : (headline ?? undefined),
    format: format === undefined ? known?.format : (format ?? undefined),
  };
  return said.text === undefined && said.headline === undefined && said.format === undefined ? undefined : said;
}
