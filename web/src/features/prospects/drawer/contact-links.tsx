import { Text } from '@mantine/core';
import { IconBan, IconMail, IconPhone, IconWorld } from '@tabler/icons-react';
import { type ComponentType, useId } from 'react';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import classes from './contact-links.module.css';

/** A press away: write, call, look. Someone who asked not to be contacted is neither written to nor called. */
export function ContactLinks({ prospect }: { prospect: Prospect }) {
  const why = useId();
  const { email, phone, phoneNational, website, doNotContact } = prospect;
  const barred = doNotContact ? why : undefined;
  if (!email && !phone && !website && !doNotContact) return null;
  return (
    <div>
      <ul className={classes.links}>
        {email && (
          <ContactLink href={mailAddress(email)} icon={IconMail} label="E-mail" barred={barred}>
            {email}
          </ContactLink>
        )}
        {phone && (
          <ContactLink href={`tel:${phone}`} icon={IconPhone} label="Téléphone" barred={barred}>
            {phoneNational ?? phone}
          </ContactLink>
        )}
        {website && <WebsiteLink website={website} />}
      </ul>
      {doNotContact && (
        <Text id={why} size="sm" mt="xs" className={classes.barred}>
          <IconBan size={16} aria-hidden />
          Cette personne ne veut pas être contactée{'\u00a0'}: ni e-mail, ni appel.
        </Text>
      )}
    </div>
  );
}

type LinkProps = {
  href: string;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
  label: string;
  /** What says why it may not be followed. */
  barred: string | undefined;
  children: string;
};

function ContactLink({ href, icon: Icon, label, barred, children }: LinkProps) {
  const name = `${label} : ${children}`;
  return (
    <li>
      <Icon size={16} stroke={1.7} aria-hidden />
      {barred ? (
        // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere for now
        <span
          role="link"
          aria-disabled
          aria-label={name}
          aria-describedby={barred}
          tabIndex={0}
          className={classes.link}
        >
          {children}
        </span>
      ) : (
        <a href={href} aria-label={name} className={classes.link}>
          {children}
        </a>
      )}
    </li>
  );
}

function WebsiteLink({ website }: { website: string }) {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  const shown = website
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
  return (
    <li>
      <IconWorld size={16} stroke={1.7} aria-hidden />
      {URL.canParse(address) ? (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`Site web : ${shown} (nouvel onglet)`}
          className={classes.link}
        >
          {shown}
        </a>
      ) : (
        <span className={classes.link}>{shown}</span>
      )}
    </li>
  );
}

const mailAddress = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
