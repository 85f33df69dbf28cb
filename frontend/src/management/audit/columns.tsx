import Typography from '@mui/material/Typography';
import type { AuditEntry } from '../../../../domain/api/audit.ts';
import { auditKindWords } from '../../../../domain/words/audit.ts';
import { formatInstant } from '../../../../domain/words/format.ts';
import type { Column } from '../../shared/table/column.ts';
import { auditTexts as texts } from './texts.ts';

/** An entry with its place in what is shown: entries have no ids of their own. */
export interface AuditRow extends AuditEntry {
  place: string;
}

/** '::ffff:127.0.0.1' is the IPv4 address in it. */
export const addressOf = ({ address }: AuditEntry): string => address?.replace(/^::ffff:/, '') ?? texts.noAddress;

export const auditColumns: readonly Column<AuditRow>[] = [
  {
    key: 'summary',
    label: texts.columns.summary,
    cell: ({ summary }) => <Typography sx={{ fontWeight: 600 }}>{summary}</Typography>,
  },
  { key: 'kind', label: texts.columns.kind, cell: ({ kind }) => auditKindWords[kind] },
  { key: 'by', label: texts.columns.by, cell: ({ by }) => by.name },
  { key: 'at', label: texts.columns.at, cell: ({ at }) => formatInstant(at) },
  { key: 'address', label: texts.columns.address, cell: addressOf },
];
