import { Anchor, Group } from '@mantine/core';
import { Outlet, useLocation } from 'react-router-dom';
import { trialDays } from '../../../shared/kernel/plans.ts';
import { documents } from '../../../shared/page-paths.ts';
import { Logo } from '../components/logo.tsx';
import { ConsentNotice } from '../lib/consent/consent-notice.tsx';
import { useFocusOnNewPage } from '../lib/use-focus-on-new-page.ts';
import classes from './signed-out-layout.module.css';

/** The poster on one side, the form on the other; a band above the form on a phone. */
export function SignedOutLayout() {
  const { pathname } = useLocation();
  const main = useFocusOnNewPage(pathname);
  return (
    <div className={classes.root}>
      <header className={classes.poster}>
        <a href={documents.landing} className={classes.logo}>
          <Logo size={28} />
        </a>
        <p className={classes.slogan}>
          <span>Voyez ce que</span> <span>vos concurrents</span> <span>affichent.</span> <br />
          <span>Faites mieux.</span>
        </p>
        <p className={classes.offer}>{trialDays} jours d’essai · sans carte</p>
      </header>
      <div className={classes.side}>
        <main ref={main} tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        <ConsentNotice />
        <Group component="footer" justify="center" gap="lg" py="lg">
          <Anchor href={documents.notice} size="xs" c="dimmed">
            Mentions légales
          </Anchor>
          <Anchor href={documents.privacy} size="xs" c="dimmed">
            Confidentialité
          </Anchor>
          <Anchor href={documents.terms} size="xs" c="dimmed">
            Conditions d’utilisation
          </Anchor>
          <Anchor href={documents.sales} size="xs" c="dimmed">
            Conditions de vente
          </Anchor>
        </Group>
      </div>
    </div>
  );
}
