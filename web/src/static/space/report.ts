import { type ReportedKind, reportLimits } from '../../../../shared/ugc/report.rules.ts';
import { element } from '../share/element.ts';
import { field } from './fields.ts';
import { form, sayDone } from './forms.ts';
import { ask } from './space-api.ts';

/** « Signaler », which opens under its name: what is reported to the platform, and why. */
export function reportForm(kind: ReportedKind, id: string, label: string): HTMLElement {
  const fields = {
    text: field({
      kind: 'text',
      label: 'Ce qui ne va pas',
      name: 'text',
      max: reportLimits.text,
      hint: 'Une personne de Réclame le lit et décide. La marque ne saura pas qui l’a signalé.',
    }),
  };
  const made = form(fields, { label: 'Envoyer le signalement', busy: 'Envoi...' }, async (values) => {
    const { id: number } = await ask<{ id: string }>('POST', '/reports', { kind, id, ...values });
    made.reset();
    sayDone(made, `Signalement ${number} envoyé. Vous recevrez la décision par e-mail.`);
  });
  return element('details', { className: 'space-more' }, [element('summary', {}, label), made]);
}
