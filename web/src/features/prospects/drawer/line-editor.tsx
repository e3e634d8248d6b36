import { useState } from 'react';
import type { ProspectActivity } from '../../../../../shared/prospects/prospect.ts';
import { outcomes, type WrittenType } from '../../../../../shared/prospects/prospects.rules.ts';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { ActivityForm } from './activity-form.tsx';
import { type ActivityValues, changesOf, contentOf, valuesOf } from './activity-values.ts';
import { editLine } from './edit-line.ts';
import { useOpenTimeline } from './open-timeline.ts';

const otherwise = 'La ligne n’a pas pu être modifiée';

type Props = { line: ProspectActivity & { type: WrittenType }; onClose: () => void };
type Conflict = { mine: ActivityValues; theirs: ProspectActivity };

/** A line of the timeline, corrected in its place. */
export function LineEditor({ line, onClose }: Props) {
  const { prospectId, timeline, onWritten } = useOpenTimeline();
  const [base, setBase] = useState(line);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function save(over: ProspectActivity, values: ActivityValues) {
    const outcome = await editLine(prospectId, over, changesOf(line.type, valuesOf(line), values), timeline.reload);
    if ('theirs' in outcome) return setConflict({ mine: values, theirs: outcome.theirs });
    onClose();
    onWritten();
  }

  async function keepMine({ mine, theirs }: Conflict) {
    setBase({ ...theirs, type: line.type });
    setConflict(null);
    try {
      await save(theirs, mine);
    } catch (error) {
      sayRefused(otherwise, error);
    }
  }

  if (conflict) {
    return (
      <ConflictChoice
        what="Quelqu’un a modifié cette ligne en même temps que vous."
        mine={wordsOf(line.type, conflict.mine)}
        theirs={wordsOf(line.type, valuesOf(conflict.theirs))}
        onMine={() => keepMine(conflict)}
        onTheirs={onClose}
      />
    );
  }
  return (
    <ActivityForm
      type={line.type}
      start={valuesOf(base)}
      otherwise={otherwise}
      action="Enregistrer"
      onSave={(values) => save(base, values)}
      onCancel={onClose}
    />
  );
}

function wordsOf(type: WrittenType, values: ActivityValues): string {
  const { content, outcome, at, dueAt } = contentOf(type, values);
  const when = dueAt ?? at;
  return [content, outcome && outcomes[outcome], when && formatMoment(when)].filter(Boolean).join('\n');
}
