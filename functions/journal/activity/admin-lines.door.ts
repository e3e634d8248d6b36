import type { AdminActivityLine } from '../../../shared/admin/activity.contract.ts';
import type { JournalTexts } from '../../../shared/kernel/word.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import type { BlockedLine } from '../chain/blocks-of-lines.ts';
import { hashOfLine, sealedLineOf } from '../chain/sealed-line.ts';
import { readJournals } from './journals.ts';
import { actorsOf } from './line-actor.ts';

/** Lines of any chain, a hundred at most, as an administrator sees them: things by their ids alone, since their names are what workspaces hold. */
export async function adminLines(found: readonly BlockedLine[]): Promise<AdminActivityLine[]> {
  const lines = found.map(({ line }) => line);
  const [journals, actorOf, nameOf] = await Promise.all([readJournals(), actorsOf(lines), workspacesNamed(lines)]);
  const texts: Record<string, JournalTexts> = Object.assign({}, ...journals.map(({ journal }) => journal));
  return found.map(({ line, block }) => {
    const sealed = sealedLineOf(line);
    const { label, said, fields = {} } = texts[line.type] ?? { label: line.type, said: line.type };
    const labelOf = (field: string) => fields[field] ?? field;
    const { name, id } = actorOf(line);
    return {
      id: sealed.id,
      at: sealed.at,
      chain: sealed.chain,
      workspaceName: nameOf(sealed.chain),
      actor: { kind: sealed.actorKind, id, name } as AdminActivityLine['actor'],
      impersonatorId: sealed.impersonatorId,
      type: line.type,
      label,
      said,
      entityId: sealed.entityId,
      changed: [...(sealed.changed ?? [])],
      changedLabels: [...new Set((sealed.changed ?? []).map(labelOf))],
      values: (line.values ?? []).map((value) => ({
        ...value,
        label: labelOf(value.field),
      })) as AdminActivityLine['values'],
      ip: sealed.ip,
      hash: hashOfLine(line),
      block,
    };
  });
}

async function workspacesNamed(lines: readonly { workspaceId: string }[]) {
  const ids = [...new Set(lines.map(({ workspaceId }) => workspaceId))];
  const items = await readTogether(ids.map((workspaceId) => Workspace.get({ workspaceId })));
  const names = new Map(ids.map((id, at) => [id, Workspace.parse({ Item: items[at] }).data?.name]));
  return (id: string) => names.get(id) ?? null;
}
