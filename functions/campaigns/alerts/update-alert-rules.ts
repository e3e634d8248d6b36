import type { AlertRule } from '../../../shared/campaigns/alert-rule.ts';
import * as alerts from '../../../shared/campaigns/alerts.contract.ts';
import { alertRuleProblems } from '../../../shared/campaigns/messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { newId } from '../../platform/new-id.ts';
import { AlertRules, readAlertRules } from './alert-rules.entity.ts';
import { rehearse } from './rehearse.ts';

type Written = Call<typeof alerts.updateAlertRules>['body']['rules'];

/** Writes the rules of a workspace whole, and says how often each would have spoken; a dry run says that alone. */
export const handler = defineHandler(alerts.updateAlertRules, async ({ actor, body: { rules, version, dryRun } }) => {
  const { workspaceId } = actor;
  const before = await readAlertRules(workspaceId);
  if (version !== before.version) throw new AppError('conflict');
  const after = named(rules, before.rules);
  const rehearsal = await rehearse(workspaceId, after);
  if (dryRun) return { rules: after, version, rehearsal };
  await write([
    publish(workspaceId, after, version),
    audit(actor, { type: 'alert_rules.updated', entityId: workspaceId }),
  ]);
  return { rules: after, version: version + 1, rehearsal };
});

/** Each with its id: the one that it had, or another where it is new. */
function named(written: Written, known: readonly AlertRule[]): AlertRule[] {
  const ids = new Set<string>();
  return written.map((rule, index) => {
    const isKnown = known.some(({ id }) => id === rule.id);
    const id = isKnown && rule.id ? rule.id : newId('arl');
    if (ids.has(id)) throw invalidField(`rules.${index}.id`, alertRuleProblems.repeated);
    ids.add(id);
    return { ...rule, id };
  });
}

function publish(workspaceId: string, rules: AlertRule[], version: number): Operation {
  const after = { workspaceId, rules, version: version + 1 };
  if (version === 0) return put(AlertRules.create(after));
  return update(
    AlertRules.patch({ workspaceId })
      .set({ rules, version: version + 1 })
      .where((attr, { eq }) => eq(attr.version, version)),
  );
}
