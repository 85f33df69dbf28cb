import Link from '@mui/material/Link';
import { useState } from 'react';
import { lazyDialog } from '../shared/loading/lazyScreen.tsx';

const TermsDialog = lazyDialog(() => import('./TermsDialog.tsx'));

/** Opens the terms over the page, so that what was typed stays. */
export const TermsLink = ({ label }: { label: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link component="button" type="button" onClick={() => setOpen(true)} sx={{ font: 'inherit' }}>
        {label}
      </Link>
      {open && <TermsDialog onClose={() => setOpen(false)} />}
    </>
  );
};
