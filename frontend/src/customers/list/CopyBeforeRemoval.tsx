import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { attachmentTexts } from '../attachments/texts.ts';
import { useAttachments } from '../attachments/useAttachments.ts';
import { ExportCustomer } from '../file/ExportCustomer.tsx';
import { customerListTexts as texts } from './texts.ts';

/** What is lost with a client, to be kept first: the file, and each document by its name. */
export const CopyBeforeRemoval = ({ id, name }: { id: string; name: string }) => {
  const { loaded, attachments, download } = useAttachments(id);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography>{attachments.length === 0 ? texts.copyFirst : texts.copyFirstWithDocuments}</Typography>
      <ExportCustomer id={id} name={name} />
      {loaded.isError && <Alert severity="warning">{texts.documentsUnknown}</Alert>}
      {attachments.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 3, maxHeight: 160, overflowY: 'auto' }}>
          {attachments.map((document) => (
            <li key={document.id}>
              <Link
                component="button"
                type="button"
                aria-label={attachmentTexts.download(document.name)}
                onClick={() => download.mutate(document)}
                sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
              >
                {document.name}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};
