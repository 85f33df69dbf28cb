import Add from '@mui/icons-material/Add';
import UploadFile from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { recordTexts as texts } from './texts.ts';

interface RecordSourcesProps {
  onImport: () => void;
  onInsert: () => void;
}

/** The two ways in which records come into a calculation. */
export const RecordSources = ({ onImport, onInsert }: RecordSourcesProps) => (
  <Stack
    direction="row"
    spacing={1}
    useFlexGap
    sx={{ flexWrap: 'wrap', justifyContent: 'center', displayPrint: 'none' }}
  >
    <Button variant="contained" startIcon={<UploadFile />} onClick={onImport}>
      {texts.importCnis}
    </Button>
    <Button variant="outlined" startIcon={<Add />} onClick={onInsert}>
      {texts.insert}
    </Button>
  </Stack>
);
