import { Button, Drawer, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import { usePhone } from '../../../lib/use-phone.ts';
import classes from '../evidence/evidence.module.css';
import { LitFacts } from '../evidence/lit-fact.tsx';
import { Margin, type MarginTab } from '../evidence/margin.tsx';
import { ExportMenu } from './export-menu.tsx';
import { mostBeside } from './platform-texts.tsx';
import { OrderAgain } from './writing-desk.tsx';
import { Written } from './written.tsx';

type Step = 'brief' | 'texts' | 'evidence';

const atOnce = { getInitialValueInEffect: false };

/** Texts beside what they stand on; where there is no room, that comes over them, and on a phone in their place. */
export function BesideEvidence({ kept }: { kept: WrittenGeneration }) {
  // Three columns take all the width that there is.
  const isCrowded = kept.tool === 'generate_platform_copy' && kept.output.placements.length >= mostBeside;
  const wide = useMediaQuery(isCrowded ? '(min-width: 110em)' : '(min-width: 68.75em)', false, atOnce);
  const phone = usePhone();
  const [step, setStep] = useState<Step>('texts');
  const [isOrdering, setOrdering] = useState(false);
  const [tab, setTab] = useState<MarginTab>('facts');
  const [wanted, setWanted] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const texts = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!shown) return;
    texts.current?.querySelector<HTMLElement>(`[data-fact="${shown}"]`)?.focus();
    setShown(null);
  }, [shown]);

  const open = (evidenceId: string) => {
    setTab('facts');
    setWanted(evidenceId);
    setStep('evidence');
  };
  const close = () => {
    setWanted(null);
    setStep('texts');
  };
  const show = (evidenceId: string) => {
    close();
    setShown(evidenceId);
  };
  const margin = <Margin kept={kept} tab={tab} onTab={setTab} wanted={wanted} onShow={show} />;
  const order = !phone && {
    act: (
      <>
        <Button variant="default" size="sm" aria-expanded={isOrdering} onClick={() => setOrdering(!isOrdering)}>
          Brief et réglages
        </Button>
        {!wide && (
          <Button variant="default" size="sm" onClick={() => setStep('evidence')}>
            Voir les faits
          </Button>
        )}
      </>
    ),
    form: isOrdering && <OrderAgain kept={kept} />,
  };
  const written = (
    <div ref={texts} className={classes.texts}>
      <Written kept={kept} {...(order && { order })} />
    </div>
  );

  if (wide)
    return (
      <LitFacts open={open}>
        <div className={classes.desk}>
          {written}
          <aside aria-label="Marge des faits" className={classes.margin}>
            {margin}
          </aside>
        </div>
      </LitFacts>
    );
  if (phone)
    return (
      <LitFacts open={open}>
        {step === 'brief' && <OrderAgain kept={kept} />}
        {step === 'texts' && written}
        {step === 'evidence' && <section aria-label="Marge des faits">{margin}</section>}
        <div className={classes.steps}>
          <SegmentedControl
            aria-label="Étape"
            value={step}
            data={[
              { value: 'brief', label: 'Brief' },
              { value: 'texts', label: 'Textes' },
              { value: 'evidence', label: 'Faits' },
            ]}
            onChange={(next) => setStep(next as Step)}
          />
          {step !== 'brief' && <ExportMenu kept={kept} />}
        </div>
      </LitFacts>
    );
  return (
    <LitFacts open={open}>
      {written}
      <Drawer
        opened={step === 'evidence'}
        onClose={close}
        position="right"
        size={380}
        title="Faits"
        transitionProps={{ duration: 150 }}
        overlayProps={{ backgroundOpacity: 0.2 }}
      >
        {margin}
      </Drawer>
    </LitFacts>
  );
}
