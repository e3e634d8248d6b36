import { Title } from '@mantine/core';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';
import { ReviewStep } from './review-step.tsx';
import { StepForm } from './step-form.tsx';
import { type StepSlug, steps } from './steps.ts';

export function Wizard({ campaign }: { campaign: UgcCampaign | null }) {
  const asked = useUrlState().params.get(ugcNames.step);
  const at = Math.max(0, campaign ? steps.findIndex(({ slug }) => slug === asked) : 0);
  const step = steps[at] ?? steps[0];
  /** Takes what was typed along; false when there is nothing to keep, and one may go. */
  const leave = useRef<(slug: StepSlug) => boolean>(() => false);

  function onLeave(event: MouseEvent, slug: StepSlug) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (leave.current(slug)) event.preventDefault();
  }

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
                  onClick={(event) => onLeave(event, slug)}
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
      {campaign && <Held campaign={campaign} />}
      <Title order={2} fz="xl">
        {step.label}
      </Title>
      {step.slug === 'relecture' ? (
        campaign && <ReviewStep campaign={campaign} />
      ) : (
        <StepForm
          key={step.slug}
          slug={step.slug}
          campaign={campaign}
          next={steps[at + 1]?.slug ?? 'relecture'}
          leave={leave}
        />
      )}
    </>
  );
}

/** What of a brief does not change any more, and what still does. */
function Held({ campaign: { status, frozen } }: { campaign: UgcCampaign }) {
  if (status === 'completed' || status === 'cancelled')
    return <FormNotice tone="asked">Cette campagne est finie&nbsp;: son brief se lit, et ne change plus.</FormNotice>;
  if (!frozen) return null;
  return (
    <FormNotice tone="asked">
      Une offre a été faite&nbsp;: l’annonceur, l’objectif, le produit, les livrables, les droits, les délais et les
      retouches ne changent plus. Le nom, le brief, la rémunération, le budget et les candidatures se modifient encore.
    </FormNotice>
  );
}
