import { customFromText } from '../../../../../shared/prospects/custom-fields.ts';
import type { ProspectField } from '../../../../../shared/prospects/fields.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import { InPlace, type InPlaceField } from '../drawer/in-place.tsx';
import { saveFact } from '../drawer/save-fact.ts';
import { useProspectSpace } from '../prospect-space.ts';
import { choicesFor, customText, customWords, textProblem } from './custom-text.ts';

/** What a prospect says of a field of the workspace, changed where it stands. */
export function CustomFact({ prospect, field }: { prospect: Prospect; field: ProspectField }) {
  const space = useProspectSpace();
  const { id, name, type } = field;
  const words = (one: Prospect) => customWords(field, one.custom[id]);
  const start = customText(prospect.custom[id]);
  const shown: InPlaceField = {
    label: name,
    name: `custom.${id}`,
    start,
    kind: type === 'choice' ? 'choice' : type === 'date' ? 'day' : 'line',
    choices: choicesFor(field, start),
    max: prospectLimits.customText,
    check: (text) => textProblem(field, text, start),
    save: (text) => {
      const edit = { custom: { [id]: text.trim() === '' ? null : customFromText(field, text) } };
      return saveFact(space, prospect, edit, (one) => words(one) || 'rien');
    },
  };
  return <InPlace field={shown} words={words(prospect)} />;
}
