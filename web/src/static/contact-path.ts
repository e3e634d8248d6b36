import { company } from '../../../shared/company.ts';
import { documents } from '../../../shared/page-paths.ts';

/** How to write to who publishes the product. */
export const contactPath = company.email ? `mailto:${company.email}` : `${documents.notice}#editeur`;
