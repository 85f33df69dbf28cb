import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import ThereIcon from '@mui/icons-material/CheckCircleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MissingIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Attachment, AttachmentKind } from '../../../../domain/api/attachments.ts';
import { formatAmount, formatInstant } from '../../../../domain/words/format.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { attachmentTexts as texts } from './texts.ts';

const accepted = 'application/pdf,image/png,image/jpeg,image/webp,image/gif,image/tiff,image/heic';
const KB = 1024;
const MB = KB * KB;
const sizeOf = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${formatAmount(bytes / MB)} MB`;

interface KindRowProps {
  kind: AttachmentKind;
  attachments: readonly Attachment[];
  busy: boolean;
  onAttach: (file: File) => void;
  onDownload: (attachment: Attachment) => void;
  onRemove: (attachment: Attachment) => void;
}

const AttachButton = ({ kind, busy, onAttach }: Pick<KindRowProps, 'kind' | 'busy' | 'onAttach'>) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-label={texts.attachTo(texts.kinds[kind])}
        onChange={({ target }) => {
          for (const file of target.files ?? []) onAttach(file);
          target.value = '';
        }}
      />
      <BusyButton
        size="small"
        startIcon={<AttachIcon />}
        busy={busy}
        aria-label={texts.attachTo(texts.kinds[kind])}
        onClick={() => input.current?.click()}
      >
        {texts.attach}
      </BusyButton>
    </>
  );
};

/** One line of the checklist with its files. */
export const AttachmentKindRow = ({ kind, attachments, busy, onAttach, onDownload, onRemove }: KindRowProps) => {
  const there = attachments.length > 0;
  const Icon = there ? ThereIcon : MissingIcon;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon
          fontSize="small"
          color={there ? 'success' : 'disabled'}
          titleAccess={there ? texts.there : texts.missing}
          sx={{ visibility: kind === 'other' && !there ? 'hidden' : 'visible' }}
        />
        <Typography sx={{ flexGrow: 1, minWidth: 0 }}>{texts.kinds[kind]}</Typography>
        <AttachButton kind={kind} busy={busy} onAttach={onAttach} />
      </Box>
      {attachments.map((attachment) => (
        <Box key={attachment.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 3.5 }}>
          <Link
            component="button"
            type="button"
            aria-label={texts.download(attachment.name)}
            onClick={() => onDownload(attachment)}
            sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            {attachment.name}
          </Link>
          <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
            {sizeOf(attachment.size)} · {formatInstant(attachment.addedAt).slice(0, 10)}
          </Typography>
          <Tooltip title={texts.remove(attachment.name)}>
            <IconButton size="small" aria-label={texts.remove(attachment.name)} onClick={() => onRemove(attachment)}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
    </Box>
  );
};
