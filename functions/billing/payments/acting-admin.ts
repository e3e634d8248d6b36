import type { AuditedBy } from '../../platform/db/audit-line.entity.ts';
import type { Operation } from '../../platform/db/write.ts';

/** Who acts on a payment: `still` reads them again, and refuses a write once they may no more. */
export type ActingAdmin = { by: AuditedBy; still: () => Promise<Operation> };
