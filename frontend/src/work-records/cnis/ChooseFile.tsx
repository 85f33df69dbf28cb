import UploadFile from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { cnisFileMaximum } from '../../../../domain/api/cnis.ts';
import { messages } from '../../../../domain/words/messages.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { cnisTexts as texts } from './texts.ts';

interface ChooseFileProps {
  busy: boolean;
  /** Why the server refused the file that was sent. */
  error: string | null;
  /** Another file was chosen: what was said of the last one is over. */
  onChoose: () => void;
  onExtract: (files: readonly File[]) => void;
}

/** Why a file is not even sent; the server looks again at what it is. */
export const refusalOf = (file: File): string | null => {
  if (file.type !== 'application/pdf' && !file.name.toLowerCase().endsWith('.pdf')) return texts.onlyPdf;
  if (file.size === 0) return messages.emptyFile;
  return file.size > cnisFileMaximum ? texts.tooLarge : null;
};

/** Chooses one extract or several and sends them to be read. */
export const ChooseFile = ({ busy, error, onChoose, onExtract }: ChooseFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const take = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    if (chosen.length === 0) return;
    const refusal = chosen.map(refusalOf).find((reason) => reason !== null) ?? null;
    onChoose();
    setRefused(refusal);
    setFiles(refusal === null ? chosen : []);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const complaint = refused ?? error;
  const [only] = files;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.help}
      </Typography>
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        sx={{ border: 2, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 2, p: 3, textAlign: 'center' }}
      >
        <Button variant="outlined" startIcon={<UploadFile />} disabled={busy} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept="application/pdf,.pdf"
          aria-label={texts.choose}
          onChange={(event) => take(event.currentTarget.files)}
        />
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {only === undefined && texts.drop}
          {only !== undefined && (files.length === 1 ? texts.chosen(only.name) : texts.chosenMany(files.length))}
        </Typography>
      </Box>
      {complaint !== null && <Alert severity="error">{complaint}</Alert>}
      <BusyButton
        variant="contained"
        disabled={files.length === 0}
        busy={busy}
        onClick={() => onExtract(files)}
        sx={{ alignSelf: 'flex-end' }}
      >
        {texts.extract}
      </BusyButton>
    </Stack>
  );
};
