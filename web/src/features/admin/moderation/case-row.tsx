import '@mantine/core/styles/Badge.css';
import { Badge, Button, Group, Text } from '@mantine/core';
import type { ModerationCase } from '../../../../../shared/admin/moderation.contract.ts';
import { editedKind, moderationKinds } from '../../../../../shared/admin/moderation.rules.ts';
import { moderatedFields } from '../../../../../shared/ugc/moderated-fields.ts';
import { reportedKinds } from '../../../../../shared/ugc/report.rules.ts';
import { formatMoment } from '../../../lib/format.ts';
import classes from './moderation.module.css';
import { type Decision, wordsOf } from './moderation-words.ts';

type Props = { one: ModerationCase; onDecide: (decision: Decision) => void };

const reporters = { user: 'une personne de l’espace', creator: 'un créateur' } as const;

/** What waits: why it is here, what it says, and what may be decided of it. */
export function CaseRow({ one, onDecide }: Props) {
  const { id, kind, subject, workspace, said, report, createdAt } = one;
  // Reported by nobody: what was public already has changed.
  const label = kind === 'report' && !report ? editedKind : moderationKinds[kind];
  const name = `${label}, ${formatMoment(createdAt)}`;
  const where = workspace && `espace ${workspace.name}`;
  const by = report && `signalé par ${reporters[report.by]}`;
  return (
    <li className={classes.case}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{label}</Text>
          <Badge variant="default">{reportedKinds[subject.kind]}</Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {[formatMoment(createdAt), by, where, id].filter(Boolean).join(', ')}
        </Text>
        {report && <blockquote className={classes.report}>{report.text}</blockquote>}
        <dl className={classes.said}>
          {said.map(({ field, text }) => (
            <div key={field}>
              <dt>{moderatedFields[field]}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Group gap="xs">
        {(['approve', 'reject'] as const).map((decision) => (
          <Button
            key={decision}
            variant="default"
            size="xs"
            aria-label={`${wordsOf(one, decision).act}\u00a0: ${name}`}
            onClick={() => onDecide(decision)}
          >
            {wordsOf(one, decision).act}
          </Button>
        ))}
      </Group>
    </li>
  );
}
