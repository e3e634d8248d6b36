import { login } from '../../../../shared/auth/auth.contract.ts';
import { reasons } from '../../../../shared/kernel/error-messages.ts';
import { errorStatus } from '../../../../shared/kernel/errors.ts';
import { docsOf } from './docs-words.ts';

const signIn = `curl https://votre-domaine${login.path} \\
  -H 'content-type: application/json' \\
  -d '{"email":"vous@exemple.fr","password":"…"}'`;

const callWithToken = `curl https://votre-domaine/api/auth/profile \\
  -H 'authorization: Bearer <token>'`;

const success = '{ "success": true, "data": { … } }';

const failure = `{
  "success": false,
  "error": {
    "code": "validation_error",
    "reason": "validation_error",
    "message": "Les données envoyées ne sont pas valides",
    "details": [{ "path": "email", "message": "Adresse e-mail invalide" }],
    "requestId": "req_…"
  }
}`;

const session = (
  <>
    <p>
      Une session s’ouvre par <a href={docsOf(login)}>{login.operation}</a>, qui rend deux jetons. Le premier se place
      dans l’en-tête <code>Authorization</code> de chaque appel et vaut une heure ; le second sert à le renouveler.
    </p>
    <Code label="Ouvrir une session" text={signIn} />
    <Code label="Appeler avec le jeton reçu" text={callWithToken} />
    <p>
      Un serveur se sert plutôt d’une clé d’API, <code>rk_…</code>, placée dans le même en-tête : elle se crée et se
      révoque dans les Paramètres, et ne fait que ce qui lui a été accordé. Le compte et les clés lui restent fermés.
    </p>
  </>
);

const envelope = (
  <>
    <p>
      Les corps et les réponses sont en JSON. Une réponse dit toujours si elle est un succès ; ce qui est demandé est
      dans <code>data</code>.
    </p>
    <Code label="Réponse d’un succès" text={success} />
    <p>
      Un refus porte un code stable, fait pour vos programmes, et une phrase en français, faite pour vos utilisateurs.{' '}
      <code>details</code> nomme les champs en cause. Le numéro de requête, repris dans l’en-tête{' '}
      <code>x-request-id</code>, est à citer au support.
    </p>
    <Code label="Réponse d’un refus" text={failure} />
  </>
);

const values = (
  <ul className="docs-list">
    <li>
      Les dates et heures sont en UTC, au format ISO 8601 : <code>2026-11-21T05:24:00.000Z</code>. Les jours s’écrivent{' '}
      <code>2026-11-21</code>.
    </li>
    <li>Les identifiants sont des textes opaques, préfixés par ce qu’ils nomment.</li>
    <li>Un champ ou un paramètre inconnu est refusé, une valeur hors limites aussi : rien n’est ignoré ni corrigé.</li>
    <li>
      Les listes se parcourent par <code>limit</code> et <code>cursor</code>, à reprendre de la réponse précédente.
    </li>
  </ul>
);

const codes = (
  <table className="fields">
    <caption className="unseen">Codes de refus</caption>
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">Phrase</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(errorStatus).map(([code, status]) => (
        <tr key={code}>
          <th scope="row">
            <code>
              {status} {code}
            </code>
          </th>
          <td>{Object.entries(reasons).find(([reason]) => reason === code)?.[1].message}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const introductionParts = [
  { id: 'session', title: 'Session', body: session },
  { id: 'enveloppe', title: 'Enveloppe', body: envelope },
  { id: 'valeurs', title: 'Valeurs', body: values },
  { id: 'codes', title: 'Codes de refus', body: codes },
];

export function DocsIntroduction() {
  return introductionParts.map(({ id, title, body }) => (
    <section key={id} id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{title}</h2>
      {body}
    </section>
  ));
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="sample">
      <figcaption>{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
