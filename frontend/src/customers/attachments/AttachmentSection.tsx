import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Attachment, attachmentKind } from '../../../../domain/api/attachments.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { ErrorPanel } from '../../shared/ErrorPanel.tsx';
import { useShownRecord } from '../../shared/page/useShownRecord.ts';
import type { CustomerRecord } from '../useCustomer.ts';
import { AttachmentKindRow } from './AttachmentKindRow.tsx';
import { attachmentTexts as texts } from './texts.ts';
import { useAttachments } from './useAttachments.ts';

/** What is missing of the checklist is counted; the rest is not asked for. */
const isAskedFor = (kind: string): boolean => kind !== 'other';

/** The documents of a case as a checklist: what is there, what is missing, each with its files. */
export const AttachmentSection = () => {
  const { id } = useShownRecord<CustomerRecord>();
  const { loaded, attachments, attach, attachOnce, download, remove } = useAttachments(id);
  const [removing, setRemoving] = useState<Attachment | null>(null);
  const missing = attachmentKind.options.filter(
    (kind) => isAskedFor(kind) && !attachments.some((attachment) => attachment.kind === kind),
  );
  const close = () => setRemoving(null);
  return (
    <Accordion
      disableGutters
      variant="outlined"
      className="no-print"
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ '&&': { borderRadius: 1 } }}
    >
      <AccordionSummary id="customer-documents" expandIcon={<ExpandIcon />} sx={{ px: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" component="span">
          {texts.title}
        </Typography>
        {loaded.isSuccess && (
          <Typography component="span" color="text.secondary" sx={{ ml: 1.5, alignSelf: 'center' }}>
            {texts.summary(attachments.length, missing.length)}
          </Typography>
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {texts.hint}
        </Typography>
        {loaded.isError && (
          <ErrorPanel error={loaded.error} title={texts.loadFailed} onRetry={() => loaded.refetch()} />
        )}
        {loaded.isSuccess && (
          <Box component="ul" aria-label={texts.title} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {attachmentKind.options.map((kind) => (
              <AttachmentKindRow
                key={kind}
                kind={kind}
                attachments={attachments.filter((attachment) => attachment.kind === kind)}
                busy={attach.isPending && attach.variables.kind === kind}
                onAttach={(file) => attachOnce({ file, kind })}
                onDownload={(attachment) => download.mutate(attachment)}
                onRemove={setRemoving}
              />
            ))}
          </Box>
        )}
        {removing !== null && (
          <ConfirmDialog
            open
            title={texts.removeTitle(removing.name)}
            action={texts.removeAction}
            destructive
            busy={remove.isPending}
            onConfirm={() => remove.mutate(removing, { onSettled: close })}
            onClose={close}
          >
            {texts.removeBody}
          </ConfirmDialog>
        )}
      </AccordionDetails>
    </Accordion>
  );
};
