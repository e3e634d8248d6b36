import { changedExample, madeExample } from '../kernel/example-times.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { Prospect } from './prospect.ts';
import { scoringRules } from './scoring.ts';
import type { prospects } from './word.ts';

const prospect: Prospect = {
  id: 'pro_01K53XZ2B4M8Q6T0V7W9Y1A3C5',
  firstName: 'Jeanne',
  lastName: 'Delmas',
  email: 'jeanne.delmas@maison-delmas.example',
  phone: '+33612345678',
  phoneNational: '06 12 34 56 78',
  company: 'Maison Delmas',
  siret: '73282932000074',
  jobTitle: 'Directrice marketing',
  website: 'https://maison-delmas.example',
  industry: 'furniture',
  companySize: '11-50',
  city: 'Lyon',
  country: 'FR',
  source: 'website',
  status: 'new',
  lostReason: null,
  value: 4800,
  currency: 'EUR',
  monthlyAdBudget: 3500,
  ownerId: 'usr_01K53Y6T1V3X5Z7B9D1F3H5K7M',
  clientId: null,
  campaignId: null,
  tags: ['salon'],
  notes: null,
  custom: { pfd_01K53XZ2B4M8Q6T0V7W9Y1A3C6: 'Île-de-France' },
  nextAction: 'Rappeler pour le devis',
  nextActionAt: '2026-09-21T07:00:00.000Z',
  doNotContact: false,
  legalBasis: 'legitimate_interest',
  collectedAt: madeExample.createdAt,
  collectedFrom: 'Formulaire du site',
  retainUntil: '2029-09-14',
  closedAt: null,
  statusSince: madeExample.createdAt,
  score: 40,
  grade: 'C',
  scoreDetails: [
    { rule: 'jobExecutive', group: 'fit', label: scoringRules.jobExecutive.label, points: 24 },
    { rule: 'form', group: 'engagement', label: scoringRules.form.label, points: 16 },
  ],
  lastActivityAt: null,
  activityCount: 0,
  ...madeExample,
};
const changedProspect: Prospect = { ...prospect, ...changedExample };

export const eventExamples: EventExamples<typeof prospects> = {
  'prospect.created': { prospect },
  'prospect.updated': { prospect: { ...changedProspect, tags: ['salon', 'prioritaire'] } },
  'prospect.status_changed': {
    prospect: { ...changedProspect, status: 'contacted', statusSince: changedExample.updatedAt },
    previousStatus: 'new',
  },
  'prospect.deleted': { id: prospect.id },
  'prospect.restored': { prospect },
  'prospect.action_due': { prospect },
};
