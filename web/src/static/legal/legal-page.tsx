import { Fragment, type ReactNode } from 'react';
import { company, legalDate } from '../../../../shared/company.ts';
import { documents } from '../../../../shared/page-paths.ts';

export type LegalSection = { id: string; title: string; body: ReactNode };

const pages = [
  { href: documents.notice, label: 'Mentions légales' },
  { href: documents.privacy, label: 'Confidentialité' },
  { href: documents.terms, label: 'Conditions d’utilisation' },
  { href: documents.sales, label: 'Conditions de vente' },
  { href: documents.processing, label: 'Sous-traitance des données' },
];

const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

type Props = { path: string; title: string; lead: string; sections: LegalSection[] };

export function LegalPage({ path, title, lead, sections }: Props) {
  return (
    <div className="wrap legal">
      <aside>
        <nav aria-label="Pages légales" className="legal-pages">
          {pages.map(({ href, label }) => (
            <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Sur cette page" className="legal-contents">
          <ol>
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      </aside>
      <article>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="muted legal-date">
          {company.name === null ? 'Projet du ' : 'En vigueur depuis le '}
          <time dateTime={legalDate}>{longDate.format(new Date(legalDate))}</time>
        </p>
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titre`}>
            <h2 id={`${id}-titre`}>{heading}</h2>
            {body}
          </section>
        ))}
      </article>
    </div>
  );
}

/** A detail of the company, or a mark that cannot be missed where it still has to be filled in. */
export function Detail({ value, missing }: { value: string | null; missing: string }) {
  return value ?? <mark className="to-fill">[à compléter : {missing}]</mark>;
}

export function Facts({ rows }: { rows: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {rows.map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type TableProps = {
  caption: string;
  columns: string[];
  /** The first cell of each is a text that no other has. */
  rows: ReactNode[][];
  codeFirst?: boolean;
};

/** A table that becomes a list on a phone: each cell knows its column. */
export function LegalTable({ caption, columns, rows, codeFirst = false }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={String(cells[0])}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-column={columns[index]}>
                {codeFirst && index === 0 ? <code>{cell}</code> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
