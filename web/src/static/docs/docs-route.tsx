import { type Reason, reasons } from '../../../../shared/kernel/error-messages.ts';
import { errorStatus } from '../../../../shared/kernel/errors.ts';
import type { Route } from '../../../../shared/kernel/route.ts';
import { errorCodes } from '../../../../shared/openapi/openapi-document.ts';
import { type Field, schemaFields, schemaType } from './schema-fields.ts';

export function DocsRoute({ route }: { route: Route }) {
  const { operation, method, path, summary, params, query, body, output } = route;
  return (
    <section id={operation} className="docs-route" aria-labelledby={`${operation}-titre`}>
      <h2 id={`${operation}-titre`}>{summary}</h2>
      <p className="docs-path">
        <Method method={method} /> <code>{path}</code>
      </p>
      <p className="muted">
        <a href={`#${operation}`} className="docs-anchor">
          {operation}
        </a>{' '}
        · {access(route)}
      </p>
      {params && <Fields title="Dans le chemin" fields={schemaFields(params, 'input')} side="input" />}
      {query && <Fields title="Dans la requête" fields={schemaFields(query, 'input')} side="input" />}
      {body && <Fields title="Corps" fields={schemaFields(body, 'input')} side="input" />}
      <h3>
        Réponse <code>{route.status ?? 200}</code>
      </h3>
      <Answer route={route} fields={schemaFields(output, 'output')} />
      <Refusals route={route} />
    </section>
  );
}

export function Method({ method }: { method: Route['method'] }) {
  return <span className={`method method-${method.toLowerCase()}`}>{method}</span>;
}

function access({ auth }: Route) {
  if (auth === 'public') return 'sans session';
  if (auth === 'user') return 'avec une session';
  return (
    <>
      permission <code>{auth}</code>
    </>
  );
}

function Answer({ route, fields }: { route: Route; fields: Field[] }) {
  if (route.contentType) {
    return (
      <p>
        Un document <code>{route.contentType}</code>, hors enveloppe.
      </p>
    );
  }
  if (fields.length > 0) return <FieldTable fields={fields} side="output" caption="Champs de data" />;
  const type = schemaType(route.output, 'output');
  return (
    <p>
      <code>data</code> : {type === 'objet' ? 'objet vide' : type}.
    </p>
  );
}

type Side = 'input' | 'output';

function Fields({ title, fields, side }: { title: string; fields: Field[]; side: Side }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <FieldTable fields={fields} side={side} caption={title} />
    </>
  );
}

function FieldTable({ fields, side, caption }: { fields: Field[]; side: Side; caption: string }) {
  return (
    <table className="fields">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Champ</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, required, notes }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {type}
              {!required && <span className="muted">, optionnel</span>}
              {notes.length > 0 && <span className="muted">, {notes.join(', ')}</span>}
              {side === 'input' && required && <span className="docs-required">, obligatoire</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keyReused = ['idempotency_key_reused'] as const;

function Refusals({ route }: { route: Route }) {
  const own: readonly Reason[] = [...(route.errors ?? []), ...(route.idempotent ? keyReused : [])];
  const ownCodes = own.map((reason) => reasons[reason].code);
  const common: Reason[] = errorCodes(route).filter((code) => !ownCodes.includes(code));
  const refusals = [...own, ...common].toSorted((a, b) => errorStatus[reasons[a].code] - errorStatus[reasons[b].code]);
  return (
    <details className="refusals">
      <summary>Refus possibles</summary>
      <ul className="refusals-list">
        {refusals.map((reason) => (
          <li key={reason}>
            <code>
              {errorStatus[reasons[reason].code]} {reasons[reason].code}
            </code>{' '}
            {reasons[reason].message}
          </li>
        ))}
      </ul>
    </details>
  );
}
