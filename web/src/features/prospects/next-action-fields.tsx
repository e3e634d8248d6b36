import { TextInput } from '@mantine/core';
import { fields } from '../../../../shared/prospects/fields.ts';
import { namableDays } from '../../../../shared/prospects/prospects.rules.ts';

type Props = {
  text: string;
  day: string;
  onText: (text: string) => void;
  onDay: (day: string) => void;
  /** Where the form is opened for them. */
  first?: boolean;
};

/** What is next to do with a prospect, and which day. */
export const NextActionFields = ({ text, day, onText, onDay, first }: Props) => (
  <>
    <TextInput
      label="Prochaine action"
      size="sm"
      placeholder="Rappeler, envoyer un devis…"
      maxLength={fields.nextAction.max}
      autoFocus={first}
      data-autofocus={first}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
    <TextInput
      label="Prévue le"
      size="sm"
      type="date"
      min={namableDays.first}
      max={namableDays.last}
      value={day}
      onChange={({ currentTarget }) => onDay(currentTarget.value)}
    />
  </>
);
