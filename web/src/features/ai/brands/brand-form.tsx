import { Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { brandLimits } from '../../../../../shared/ai/brands.rules.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PlanLimitNotice, planLimitOf } from '../../../components/plan-limit-notice.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import classes from '../fields/fields.module.css';
import { FormSection } from '../fields/form-section.tsx';
import { IndustrySelect } from '../fields/industry-select.tsx';
import { LinesField } from '../fields/lines-field.tsx';
import { SaveBar } from '../fields/save-bar.tsx';
import { AdDrawing } from '../writing/drawing/ad-drawing.tsx';
import { hostOf } from '../writing/drawing/advertiser.ts';
import { type BrandValues, brandBody, voiceExample } from './brand-values.ts';
import { ClaimsField } from './claims-field.tsx';
import { LearnVoice } from './learn-voice.tsx';
import { VoiceFields } from './voice-fields.tsx';

type Props = {
  start: BrandValues;
  /** None while it is being made. */
  brandId: string | undefined;
  mayWrite: boolean;
  onSave: (values: BrandValues) => Promise<void>;
};

/** What a form says, whatever blank lines it has. */
const said = (values: BrandValues): string => JSON.stringify(brandBody(values));

/** A brand: who it is, how it speaks, what it may say. */
export function BrandForm({ start, brandId, mayWrite, onSave }: Props) {
  const [values, setValues] = useState(start);
  const [last, noteLast] = useState(() => said(start));
  const [limit, setLimit] = useState<ReturnType<typeof planLimitOf>>(null);
  const change = (changes: Partial<BrandValues>) => setValues((now) => ({ ...now, ...changes }));
  const { busy, message, problems, form } = useSubmit({
    otherwise: 'La marque n’a pas pu être enregistrée',
    act: async () => {
      setLimit(null);
      try {
        await onSave(values);
        noteLast(said(values));
      } catch (error) {
        const beyond = planLimitOf(error);
        if (!beyond) throw error;
        setLimit(beyond);
      }
    },
  });
  const field = (name: 'name' | 'website' | 'description' | 'vocabulary' | 'banned' | 'competitors') => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change({ [name]: value }),
  });
  return (
    <div className={classes.beside}>
      <form {...form} className={classes.form}>
        <FormSection title="La marque">
          <TextInput label="Nom" required maxLength={brandLimits.name} {...field('name')} />
          <div className={classes.pair}>
            <TextInput label="Site" inputMode="url" maxLength={brandLimits.address} {...field('website')} />
            <IndustrySelect value={values.industry} onChange={(industry) => change({ industry })} />
          </div>
          <Textarea
            label="Description"
            autosize
            minRows={2}
            maxLength={brandLimits.description}
            {...field('description')}
          />
        </FormSection>
        <FormSection title="Sa voix" about="Ce que chaque texte respecte, quel que soit le moteur.">
          <VoiceFields values={values} onChange={change} />
        </FormSection>
        <FormSection title="Registre des allégations" about="Une allégation sert de preuve jusqu’à sa date de fin.">
          <ClaimsField claims={values.claims} problems={problems} onChange={(claims) => change({ claims })} />
        </FormSection>
        <FormSection title="Ses mots" about="Un mot ou une expression par ligne.">
          <div className={classes.pair}>
            <Textarea label="À employer" autosize minRows={3} maxRows={12} {...field('vocabulary')} />
            <Textarea label="À bannir" autosize minRows={3} maxRows={12} {...field('banned')} />
            <Textarea label="Concurrents, jamais nommés" autosize minRows={3} maxRows={12} {...field('competitors')} />
          </div>
          <LinesField
            label="Mentions"
            description="Ce qui doit accompagner ses textes."
            name="mentions"
            lines={values.mentions}
            most={brandLimits.mentions}
            maxLength={brandLimits.mention}
            problems={problems}
            onChange={(mentions) => change({ mentions })}
          />
        </FormSection>
        {brandId && (
          <FormSection title="Apprendre de textes existants" about="Sa voix, mesurée sur ses textes.">
            <LearnVoice
              brandId={brandId}
              name={start.name}
              profile={values.profile}
              onKeep={(profile) => change({ profile })}
            />
          </FormSection>
        )}
        {limit && <PlanLimitNotice error={limit} things="marques" />}
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        {mayWrite && (
          <SaveBar
            isClean={brandId !== undefined && said(values) === last}
            busy={busy}
            act={brandId ? 'Enregistrer' : 'Créer la marque'}
          />
        )}
      </form>
      <aside aria-label="Une annonce avec cette voix" className={classes.outcome}>
        <Text size="sm" c="dimmed">
          Une annonce avec cette voix
        </Text>
        <AdDrawing
          placement="meta_feed"
          texts={{ primaryText: [voiceExample(values)] }}
          from={{ name: values.name.trim() || 'Planif', domain: hostOf(values.website) }}
          button={undefined}
        />
      </aside>
    </div>
  );
}
