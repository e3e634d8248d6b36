import { Button, Drawer, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import classes from '../evidence/evidence.module.css';
import { LitFacts } from '../evidence/lit-fact.tsx';
import { Margin, type MarginTab } from '../evidence/margin.tsx';
import { Written, type WrittenKept } from './written.tsx';

const atOnce = { getInitialValueInEffect: false };

/** Texts beside what they stand on; where there is no room, that comes over them, and on a phone in their place. */
export function BesideEvidence({ kept }: { kept: WrittenKept }) {
  const wide = useMediaQuery('(min-width: 68.75em)', false, atOnce);
  const phone = useMediaQuery('(max-width: 48em)', false, atOnce);
  const [isOpen, setOpen] = useState(false);
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
    setOpen(true);
  };
  const close = () => {
    setWanted(null);
    setOpen(false);
  };
  const show = (evidenceId: string) => {
    close();
    setShown(evidenceId);
  };
  const margin = <Margin kept={kept} tab={tab} onTab={setTab} wanted={wanted} onShow={show} />;
  const written = (
    <div ref={texts} className={classes.texts}>
      <Written kept={kept} />
    </div>
  );

  if (wide)
    return (
      <LitFacts open={open}>
        <div className={classes.desk}>
          {written}
          <aside aria-label="Marge des preuves" className={classes.margin}>
            {margin}
          </aside>
        </div>
      </LitFacts>
    );
  if (phone)
    return (
      <LitFacts open={open}>
        {isOpen ? <section aria-label="Marge des preuves">{margin}</section> : written}
        <div className={classes.steps}>
          <SegmentedControl
            fullWidth
            aria-label="Étape"
            value={isOpen ? 'evidence' : 'texts'}
            data={[
              { value: 'texts', label: 'Textes' },
              { value: 'evidence', label: 'Preuves' },
            ]}
            onChange={(step) => (step === 'evidence' ? setOpen(true) : close())}
          />
        </div>
      </LitFacts>
    );
  return (
    <LitFacts open={open}>
      <Button variant="default" ml="auto" onClick={() => setOpen(true)}>
        Voir les preuves
      </Button>
      {written}
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size={380}
        title="Preuves"
        transitionProps={{ duration: 150 }}
        overlayProps={{ backgroundOpacity: 0.2 }}
      >
        {margin}
      </Drawer>
    </LitFacts>
  );
}
