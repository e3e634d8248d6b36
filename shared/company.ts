/**
 * EDIT BEFORE THE FIRST DEPLOY: who publishes the product. What is null shows as a mark in the legal pages, and `deploy`
 * refuses it. « Nous écrire » leads to `email`; until it is there, to the legal notice.
 */
export const company: Company = {
  name: null,
  legalForm: null,
  capital: null,
  registration: null,
  vatNumber: null,
  address: null,
  phone: null,
  email: null,
  publisher: null,
  privacyEmail: null,
  court: null,
  hostPhone: null,
  monitoringRegion: null,
};

export type Company = {
  /** Registered name of the company, or of the person. */
  name: string | null;
  legalForm: string | null;
  capital: string | null;
  /** Town and number of the trade register. */
  registration: string | null;
  vatNumber: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** Who answers for what is published: a person. */
  publisher: string | null;
  /** Where requests about personal data go. */
  privacyEmail: string | null;
  /** Town whose courts decide. */
  court: string | null;
  /** Telephone of the host, as its own legal notice gives it. */
  hostPhone: string | null;
  /** Where the monitoring service keeps what it receives. */
  monitoringRegion: string | null;
};

/** Last time the legal pages changed in substance. */
export const legalDate = '2026-11-26';
