import { Textarea, TextInput } from '@mantine/core';
import { campaignLimits } from '../../../../../shared/ugc/campaign.rules.ts';
import { type StepProps, textField } from './step-fields.ts';

const most = campaignLimits.lines * (campaignLimits.line + 1);

/** What is to be said, shown and left out. */
export function ToldStep(props: StepProps) {
  const text = textField(props);
  return (
    <>
      <Textarea
        label="Messages"
        description="Un par ligne : ce que le public doit retenir."
        rows={4}
        maxLength={most}
        {...text('brief.messages')}
      />
      <Textarea label="À faire" description="Un par ligne." rows={3} maxLength={most} {...text('brief.mustDo')} />
      <Textarea label="À éviter" description="Un par ligne." rows={3} maxLength={most} {...text('brief.mustNotDo')} />
      <Textarea
        label="Accroches à essayer"
        description="Une par ligne : les premières secondes."
        rows={3}
        maxLength={most}
        {...text('brief.hooks')}
      />
      <TextInput label="Appel à l’action" maxLength={campaignLimits.line} {...text('brief.callToAction')} />
      <TextInput
        label="Ton"
        placeholder="Complice, sans superlatif"
        maxLength={campaignLimits.tone}
        {...text('brief.tone')}
      />
    </>
  );
}
