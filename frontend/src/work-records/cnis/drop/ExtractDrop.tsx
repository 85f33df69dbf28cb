import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Customer } from '../../../../../domain/api/customers.ts';
import { lazyDialog } from '../../../shared/loading/lazyScreen.tsx';
import { dropTexts as texts } from './texts.ts';

const DropDialog = lazyDialog(() => import('./DropDialog.tsx'));

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Whether a file is being dragged over the page, and what happens when it is let go anywhere on it. */
const useDroppedFiles = (onFiles: (files: readonly File[]) => void): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      // A dialog, or another part of the page, may have a place of its own for files.
      if (event.defaultPrevented || !holdsFiles(event) || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onFiles]);
  return over;
};

interface ExtractDropProps {
  customer: Customer | null;
  /** Hears that a file was given. */
  onFile?: () => void;
}

/** Where an extract is dropped before there is a calculation for it: client and calculation come out of it. */
export const ExtractDrop = ({ customer, onFile }: ExtractDropProps) => {
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const notify = useNotify();
  const take = useCallback(
    (files: readonly File[]) => {
      const [first] = files;
      if (first === undefined) return;
      setFile(first);
      if (files.length > 1) notify(texts.onlyFirst(first.name), { type: 'warning' });
    },
    [notify],
  );
  const over = useDroppedFiles(take);
  const isGiven = file !== null;
  useEffect(() => {
    if (isGiven) onFile?.();
  }, [isGiven, onFile]);
  const strip = customer === null ? texts.strip : texts.stripOfClient;
  return (
    <Box
      className="no-print"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.75,
        mb: 2,
        border: 1,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: over ? 'action.hover' : undefined,
      }}
    >
      <Typography
        variant="body2"
        sx={{
          display: { xs: 'none', sm: 'block' },
          flex: '1 1 240px',
          color: over ? 'text.primary' : 'text.secondary',
        }}
      >
        {over ? texts.letGo : strip}
      </Typography>
      <Button size="small" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        aria-label={texts.choose}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0] ?? null);
          currentTarget.value = '';
        }}
      />
      {file !== null && (
        <DropDialog key={file.name + file.lastModified} file={file} customer={customer} onClose={() => setFile(null)} />
      )}
    </Box>
  );
};
