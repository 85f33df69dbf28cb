import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { AuditEntry, AuditQuery } from '../../../../domain/api/audit.ts';
import { useGenial } from '../../data/data-provider.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { auditTexts as texts } from './texts.ts';

const PAGE = 100;
const MOST = 2_000;

/** The newest entries of what is shown as a spreadsheet. */
export const ExportAudit = ({ query }: { query: Pick<AuditQuery, 'search' | 'kind'> }) => {
  const genial = useGenial();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const entries: AuditEntry[] = [];
      for (let page = 1; entries.length < MOST; page += 1) {
        const { data } = await genial.audit({ ...query, page, limit: PAGE });
        entries.push(...data.entries);
        if (entries.length >= data.pagination.totalCount || data.entries.length === 0) break;
      }
      await (await import('./export-audit.ts')).downloadAudit(entries);
      return entries.length;
    },
    onSuccess: (count) => {
      if (count >= MOST) notify(texts.exportLimit(count), { type: 'info' });
    },
    onError: () => notify(texts.exportFailed, { type: 'error' }),
  });
  return (
    <BusyButton variant="outlined" startIcon={<ExportIcon />} busy={isPending} onClick={() => mutate()}>
      {texts.export}
    </BusyButton>
  );
};
