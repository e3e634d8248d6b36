import { Button, Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { createUgcCampaign, updateUgcCampaign } from '../../../../../shared/ugc/campaign.contract.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { editOf } from '../../../lib/edit-of.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import { useCampaignActs } from '../campaigns/use-ugc-campaigns.ts';
import classes from '../ugc.module.css';
import { BrandStep } from './brand-step.tsx';
import { bodyOf, type CampaignBody, valuesOf } from './campaign-values.ts';
import { CreatorsStep } from './creators-step.tsx';
import { ProductStep } from './product-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { RightsStep } from './rights-step.tsx';
import type { StepProps } from './step-fields.ts';
import { type StepSlug, steps } from './steps.ts';
import { ToldStep } from './told-step.tsx';

const forms: Record<Exclude<StepSlug, 'relecture'>, (props: StepProps) => React.ReactNode> = {
  annonceur: BrandStep,
  produit: ProductStep,
  brief: ToldStep,
  droits: RightsStep,
  createurs: CreatorsStep,
};

export function Wizard({ campaign }: { campaign: UgcCampaign | null }) {
  const asked = useUrlState().params.get(ugcNames.step);
  const at = Math.max(0, campaign ? steps.findIndex(({ slug }) => slug === asked) : 0);
  const step = steps[at] ?? steps[0];
  return (
    <>
      <nav aria-label="Étapes">
        <ol className={classes.steps}>
          {steps.map(({ slug, label }, index) => (
            <li key={slug}>
              {campaign ? (
                <Link
                  to={`${paths.editUgcCampaign(campaign.id)}&${ugcNames.step}=${slug}`}
                  className={classes.step}
                  aria-current={index === at ? 'step' : undefined}
                >
                  {index + 1}. {label}
                </Link>
              ) : (
                <span className={classes.step} aria-current={index === at ? 'step' : undefined}>
                  {index + 1}. {label}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <Title order={2} fz="xl">
        {step.label}
      </Title>
      {step.slug === 'relecture' ? (
        campaign && <ReviewStep campaign={campaign} />
      ) : (
        <StepForm key={step.slug} slug={step.slug} campaign={campaign} next={steps[at + 1]?.slug ?? 'relecture'} />
      )}
    </>
  );
}

type FormProps = { slug: Exclude<StepSlug, 'relecture'>; campaign: UgcCampaign | null; next: StepSlug };

/** One step: what it says is saved when one goes on. */
function StepForm({ slug, campaign, next }: FormProps) {
  const [values, setValues] = useState(() => valuesOf(campaign));
  const { keep } = useCampaignActs();
  const navigate = useNavigate();
  const { busy, message, problems, form } = useSubmit({
    check: () => ({ brandId: values.choices.brandId === '' ? 'Choisissez un annonceur' : null }),
    otherwise: 'Le brouillon n’a pas pu être enregistré',
    act: async () => {
      const saved = await save(campaign, bodyOf(values));
      await keep(saved);
      navigate(`${paths.editUgcCampaign(saved.id)}&${ugcNames.step}=${next}`);
    },
  });
  const Fields = forms[slug];
  return (
    <form {...form}>
      <Stack gap="md" maw={760}>
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        <Fields
          values={values}
          problems={problems}
          onText={(name, value) => setValues((now) => ({ ...now, texts: { ...now.texts, [name]: value } }))}
          onChoose={(changes) => setValues((now) => ({ ...now, choices: { ...now.choices, ...changes } }))}
        />
        <Group gap="sm" mt="sm">
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? 'Enregistrement...' : 'Enregistrer et continuer'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

async function save(campaign: UgcCampaign | null, said: CampaignBody): Promise<UgcCampaign> {
  // A line that is new has no id yet.
  const deliverables = (said.deliverables ?? []).map(({ id, ...one }) => (id ? { ...one, id } : one));
  const body = { ...said, deliverables };
  if (!campaign) return (await request(createUgcCampaign, { body })).campaign;
  const before = bodyOf(valuesOf(campaign));
  const edit = editOf<CampaignBody>(before, body);
  if (Object.keys(edit).length === 0) return campaign;
  const params = { id: campaign.id };
  return (await request(updateUgcCampaign, { params, body: { ...edit, version: campaign.version } })).campaign;
}
